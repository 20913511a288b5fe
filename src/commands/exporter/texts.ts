import { parseText } from '../../content/text/text-tree.ts';
import { textToHtml, escapeHtml } from '../../features/feed/text-to-html.ts';
import { COLLECTIONS, type CollectionName } from '../../content/collections.ts';
import { describeSchema, variantsOf, type Description } from '../../content/schemas/description.ts';
import { stringFields, type ParsedContent } from '../../content/parsed-content.server.ts';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import { addressFrom, namedFile } from './archive-files.ts';
import type { Clip } from './clips.ts';
import { page, link } from './html-page.ts';
import { z } from 'zod';
import { isSafeLink } from '../../lib/safe-link.ts';
import { longDate } from '../../lib/dates.ts';

/** A text of the archive, to be read without any software of ours. */
export interface Text {
  path: string;
  title: string;
  html: string;
}

/** Where the text of a clip stands. */
export const textPath = ({ day, slug }: Pick<Clip, 'day' | 'slug'>) =>
  `textes/${day || 'sans-date'}-${slug}.html`;

/**
 * The page of a clip: its fields, then its text.
 *
 * @param kept paths of the archive that a field may name.
 */
export function clipText(clip: Clip, kept: ReadonlySet<string>): Text {
  const { name, category, state, item } = clip;
  const path = textPath(clip);
  const form = variantsOf(describe('portfolio')).find(
    ({ properties }) => properties?.['category']?.const === item.data.category,
  );
  const written = form ? fieldsHtml(form, item.data, fileAddress(path, item.file, kept)) : '';
  const standing = state === '' ? '' : `<p><strong>${state}</strong></p>`;
  const body = `<p>${category}</p>${standing}${written}<hr>${textToHtml(parseText(item.body))}`;
  return { path, title: name, html: page(name, body) };
}

/** The pages of everything else: biography, services, testimonials, project, dossiers… */
export function otherTexts(
  { entries, dossiers }: ParsedContent,
  kept: ReadonlySet<string>,
): Text[] {
  return entries.flatMap((document) => {
    const { editor } = COLLECTIONS[document.collection];
    if (document.collection === 'dossiers') {
      const { title = document.file } =
        dossiers.find(({ file }) => file === document.file)?.data ?? {};
      return [otherText(document, `Dossier : ${title}`, kept)];
    }
    if (!('files' in editor)) return [];
    const { label = document.file } = editor.files.find(({ file }) => file === document.file) ?? {};
    return [otherText(document, label, kept)];
  });
}

function otherText(
  { collection, file, data, body: text }: ContentEntry,
  title: string,
  kept: ReadonlySet<string>,
) {
  const path = `textes/${file.replaceAll('/', '-').replace(/\.(json|md)$/, '')}.html`;
  const written = fieldsHtml(describe(collection), data, fileAddress(path, file, kept));
  const body = `${written}${text === '' ? '' : `<hr>${textToHtml(parseText(text))}`}`;
  return { path, title, html: page(title, body) };
}

function describe(collection: CollectionName): Description {
  return describeSchema(COLLECTIONS[collection].schema(stringFields));
}

const fileAddress =
  (page: string, file: string, kept: ReadonlySet<string>) => (written: string) => {
    const path = namedFile(file, written);
    return kept.has(path) ? addressFrom(page, path) : undefined;
  };

/** The address of a file that a field names; nothing when it names none. */
type FileAddress = (written: string) => string | undefined;

const record = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());
const PICTURE = /\.(avif|gif|jpe?g|png|webp)$/i;

/**
 * What is written in a form, under the names that the form has.
 *
 * @param description of the value.
 * @param value as it was read.
 * @returns markup.
 */
function fieldsHtml(description: Description, value: unknown, file: FileAddress): string {
  const { properties, items } = description;
  const group = properties && record.safeParse(value).data;
  if (group) {
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const { label = '', hidden, const: fixed } = field;
      const inside = group[name];
      if (inside === undefined || hidden || fixed !== undefined) return [];
      return [`<dt>${escapeHtml(label)}</dt><dd>${fieldsHtml(field, inside, file)}</dd>`];
    });
    return `<dl>${fields.join('')}</dl>`;
  }
  const entries = items && list.safeParse(value).data;
  if (entries)
    return `<ul>${entries.map((entry) => `<li>${fieldsHtml(items, entry, file)}</li>`).join('')}</ul>`;
  return single(description, value, file);
}

function single({ choices }: Description, value: unknown, file: FileAddress): string {
  if (value instanceof Date) return escapeHtml(longDate(value));
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = String(value);
  const address = file(text);
  if (address !== undefined && PICTURE.test(text))
    return `<a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="${escapeHtml(text)}"></a>`;
  if (address !== undefined) return link(address, text);
  if (isSafeLink(text)) return link(text, text);
  return text.includes('\n') ? textToHtml(parseText(text)) : escapeHtml(choices?.[text] ?? text);
}
