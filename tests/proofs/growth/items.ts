import type { Sample } from './samples.ts';
import { title } from './titles.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The newest item; each next one is some ten hours older, so that 10,000 items span eleven years. */
const NEWEST = Date.UTC(2026, 10, 20);
const STEP = 0.4 * DAY;

/** One item in twenty lacks what an item may lack. */
const RARELY = Array.from({ length: 20 }, (_, turn) => turn === 0);

/** The file of one generated item. */
export interface ItemFile {
  name: string;
  source: string;
}

/**
 * One item out of the paragraphs, pictures and addresses of the sample ones, in their proportions.
 *
 * @param index counted from 0, newest first; with the samples it alone decides what the item is.
 * @param samples the sample portfolio.
 */
export function itemFile(index: number, samples: readonly Sample[]): ItemFile {
  const pick = picker(index);
  const lacks = () => pick(RARELY);

  const { category, paragraphs } = pickInTurn(index, samples);
  const kin = samples.filter((sample) => sample.category === category);
  const texts = kin.flatMap((sample) => sample.paragraphs);
  const figures = samples.flatMap(({ image, thumbnail }) => image ?? thumbnail ?? []);
  const name = title(pick);
  const fields = {
    category,
    title: category === 'Photos' && lacks() ? '' : name,
    date: lacks() ? undefined : day(index),
    [category === 'Vidéos' ? 'thumbnail' : 'image']:
      category !== 'Photos' && lacks() ? undefined : pick(figures),
    videoUrl:
      category === 'Vidéos' && !lacks()
        ? pick(kin.flatMap(({ videoUrl }) => videoUrl ?? []))
        : undefined,
  };
  return file(
    index,
    name,
    fields,
    paragraphs.map(() => pick(texts)),
  );
}

/** Length of an added article, in words: its last paragraph may go beyond. */
const ARTICLE_WORDS = 400;

/**
 * One article without a picture, out of the paragraphs of the sample ones.
 *
 * @param index counted from 0, newest first; with the samples it alone decides what the article is.
 * @param samples the sample portfolio.
 */
export function articleFile(index: number, samples: readonly Sample[]): ItemFile {
  const pick = picker(index);
  const texts = samples
    .filter(({ category }) => category === 'Articles')
    .flatMap(({ paragraphs }) => paragraphs);
  const name = title(pick);
  const body: string[] = [];
  for (let words = 0; words < ARTICLE_WORDS;) {
    const paragraph = pick(texts);
    body.push(paragraph);
    words += paragraph.split(/\s+/).length;
  }
  return file(index, name, { category: 'Articles', title: name, date: day(index) }, body);
}

function file(
  index: number,
  name: string,
  fields: Record<string, unknown>,
  paragraphs: readonly string[],
): ItemFile {
  return {
    name: `${slug(name)}-${index + 1}.md`,
    source: `---\n${yaml(fields)}---\n\n${paragraphs.join('\n\n')}\n`,
  };
}

const day = (index: number) => new Date(NEWEST - index * STEP).toISOString().slice(0, 10);

/** Mulberry32: small, fast, and the same numbers on every machine for the same seed. */
function prng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chooses one of a list, the same for the same seed. */
function picker(seed: number) {
  const random = prng(seed);
  return <Value>(list: readonly Value[]): Value => {
    const value = list[Math.floor(random() * list.length)];
    if (value === undefined) throw new RangeError('Nothing to choose from.');
    return value;
  };
}

function pickInTurn(index: number, samples: readonly Sample[]): Sample {
  const sample = samples[index % samples.length];
  if (!sample) throw new RangeError('There is no sample.');
  return sample;
}

/** Every JSON value is a YAML one; a date alone has to stand without quotes. */
function yaml(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${key === 'date' ? String(value) : JSON.stringify(value)}\n`)
    .join('');
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
