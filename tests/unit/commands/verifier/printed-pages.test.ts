import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMissingCredits } from '@/commands/verifier/field-rules.ts';
import { findPrintedPageProblems } from '@/commands/verifier/file-rules.ts';
import { checkPictureSizes } from '@/commands/verifier/media-rules.ts';
import type { Problem, Rule } from '@/commands/verifier/verifier-report.ts';
import { parseContent, type ParsedContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const FILE = 'portfolio/essai.md';
const PDF = readFileSync(join(SAMPLE, 'portfolio/piroguiers-wouri.pdf'));

let sample: ParsedContent;

beforeAll(async () => {
  sample = parseContent(await readCollections(SAMPLE));
  mkdirSync(join(folder, 'portfolio'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Returns what a rule says of an article with printed pages. */
async function problems(
  rule: Rule,
  scans: { pdf?: string; pictures?: { src: string; alt: string }[] },
): Promise<Problem[]> {
  const data = { category: 'Articles', title: 'Essai', outlet: 'Sillons', scans } as const;
  const item = { file: FILE, slug: 'essai', data, body: '' };
  const entries = [{ ...item, collection: 'portfolio' as const, source: '' }];
  return rule({ ...sample, folder, items: [item], entries }, new Date());
}

/** Returns what is said of a PDF with these bytes; « ! » stands before what mustn't be published. */
async function ofPdf(bytes: Buffer | string): Promise<string[]> {
  writeFileSync(join(folder, 'portfolio/page.pdf'), bytes);
  const found = await problems(findPrintedPageProblems, { pdf: './page.pdf' });
  return found.map(({ file, path = [], message, broken }) => {
    expect([file, ...path]).toEqual([FILE, 'scans', 'pdf']);
    return `${broken ? '! ' : ''}${message}`;
  });
}

describe('§16 Printed pages: of a PDF', () => {
  test('that is one, nothing is said', async () => {
    expect(await ofPdf(PDF)).toEqual([]);
    expect(await problems(findPrintedPageProblems, { pictures: [] })).toEqual([]);
  });

  test('that is none, it is said', async () => {
    expect(await ofPdf('JPEG')).toEqual([
      '! « ./page.pdf » n’est pas un PDF ; enregistrez la page de nouveau en PDF',
    ]);
  });

  test('that is too heavy, its weight is said', async () => {
    expect(await ofPdf(Buffer.concat([PDF, Buffer.alloc(5_000_000 - PDF.length)]))).toEqual([]);
    expect(await ofPdf(Buffer.concat([PDF, Buffer.alloc(6_210_000)]))).toEqual([
      expect.stringMatching(/^« .\/page.pdf » pèse 6,2\sMo, .* à 5\sMo au plus /),
    ]);
  });

  test('in which a photo says where it was taken, it is said', async () => {
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#c63' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await ofPdf(Buffer.concat([PDF, photo]))).toEqual([
      expect.stringMatching(/^! « .\/page.pdf » contient une photo qui dit encore où/),
    ]);
  });
});

describe('§16 Printed pages: of a picture', () => {
  const pictures = [{ src: './page.png', alt: 'La page 7' }];

  test.each([
    [1999, 1],
    [2000, 0],
  ])('%i pixels high, what can’t be read is said', async (height, count) => {
    const blank = sharp({ create: { width: 1400, height, channels: 3, background: '#fff' } });
    await blank.png().toFile(join(folder, 'portfolio/page.png'));
    const found = await problems(checkPictureSizes, { pictures });
    expect(found).toHaveLength(count);
    for (const { path, message } of found) {
      expect(path).toEqual(['scans', 'pictures', 0, 'src']);
      expect(message).toMatch(/^« .\/page.png » ne mesure que .* d’au moins 2000 pixels/);
    }
  });

  test('no credit is asked for: its outlet is one', async () => {
    expect(await problems(findMissingCredits, { pictures })).toEqual([]);
  });
});
