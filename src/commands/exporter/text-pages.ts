import { parseText } from '../../content/text/text-tree.ts';
import { textHtml, escaped } from '../../features/feed/text-html.ts';
import { COLLECTIONS, type CollectionName } from '../../content/collections.ts';
import { descriptionOf, variantsOf, type Description } from '../../content/schemas/description.ts';
import { fields, type Content, type Document } from '../../content/parsed-content.server.ts';
import { relativeAddress, archivePathOf } from './archive-files.ts';
import type { Clip } from './clips.ts';
import { renderPage, renderLink } from './html-page.ts';
import { z } from 'zod';
import { isSafeLink } from '../../lib/safe-link.ts';
import { longDate } from '../../lib/dates.ts';

/** An HTML page of the archive. */
export interface ArchivePage {
  path: string;
  title: string;
  html: string;
}

/** Path of a clip's page in the archive. */
export const clipPagePath = ({ day, slug }: Pick<Clip, 'day' | 'slug'>) =>
  `textes/${day || 'sans-date'}-${slug}.html`;

/**
 * Renders the page of a clip: its fields, then its text.
 *
 * @param archivePaths paths in the archive that a field may refer to.
 */
export function renderClip(clip: Clip, archivePaths: ReadonlySet<string>): ArchivePage {
  const { name, category, state, item } = clip;
  const path = clipPagePath(clip);
  const variant = variantsOf(describeCollection('portfolio')).find(
    ({ properties }) => properties?.['category']?.const === item.data.category,
  );
  const fieldsHtml = variant
    ? renderFields(variant, item.data, createFileAddress(path, item.file, archivePaths))
    : '';
  const stateHtml = state === '' ? '' : `<p><strong>${state}</strong></p>`;
  const body = `<p>${category}</p>${stateHtml}${fieldsHtml}<hr>${textHtml(parseText(item.body))}`;
  return { path, title: name, html: renderPage(name, body) };
}

/** Renders the pages of everything else: biography, services, testimonials, project, dossiers… */
export function renderOtherDocuments(
  { documents, dossiers }: Content,
  archivePaths: ReadonlySet<string>,
): ArchivePage[] {
  return documents.flatMap((document) => {
    const { desk } = COLLECTIONS[document.collection];
    if (document.collection === 'dossiers') {
      const { title = document.file } =
        dossiers.find(({ file }) => file === document.file)?.data ?? {};
      return [renderDocument(document, `Dossier : ${title}`, archivePaths)];
    }
    if (!('files' in desk)) return [];
    const { label = document.file } = desk.files.find(({ file }) => file === document.file) ?? {};
    return [renderDocument(document, label, archivePaths)];
  });
}

function renderDocument(
  { collection, file, data, body: text }: Document,
  title: string,
  archivePaths: ReadonlySet<string>,
) {
  const path = `textes/${file.replaceAll('/', '-').replace(/\.(json|md)$/, '')}.html`;
  const fieldsHtml = renderFields(
    describeCollection(collection),
    data,
    createFileAddress(path, file, archivePaths),
  );
  const body = `${fieldsHtml}${text === '' ? '' : `<hr>${textHtml(parseText(text))}`}`;
  return { path, title, html: renderPage(title, body) };
}

function describeCollection(collection: CollectionName): Description {
  return descriptionOf(COLLECTIONS[collection].schema(fields));
}

const createFileAddress =
  (page: string, file: string, archivePaths: ReadonlySet<string>) => (written: string) => {
    const path = archivePathOf(file, written);
    return archivePaths.has(path) ? relativeAddress(page, path) : undefined;
  };

/** Returns the address of the file that a field's value refers to; undefined when it is none. */
type FileAddress = (written: string) => string | undefined;

const recordSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(z.unknown());
const PICTURE_NAME = /\.(avif|gif|jpe?g|png|webp)$/i;

/**
 * Renders a value's fields as HTML, with the labels of the editor's form.
 *
 * @param description of the value.
 * @param value as it was read.
 * @returns markup.
 */
function renderFields(description: Description, value: unknown, file: FileAddress): string {
  const { properties, items } = description;
  const group = properties && recordSchema.safeParse(value).data;
  if (group) {
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const { label = '', hidden, const: fixed } = field;
      const inside = group[name];
      if (inside === undefined || hidden || fixed !== undefined) return [];
      return [`<dt>${escaped(label)}</dt><dd>${renderFields(field, inside, file)}</dd>`];
    });
    return `<dl>${fields.join('')}</dl>`;
  }
  const entries = items && listSchema.safeParse(value).data;
  if (entries)
    return `<ul>${entries.map((entry) => `<li>${renderFields(items, entry, file)}</li>`).join('')}</ul>`;
  return renderValue(description, value, file);
}

function renderValue({ choices }: Description, value: unknown, file: FileAddress): string {
  if (value instanceof Date) return escaped(longDate(value));
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = String(value);
  const address = file(text);
  if (address !== undefined && PICTURE_NAME.test(text))
    return `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="${escaped(text)}"></a>`;
  if (address !== undefined) return renderLink(address, text);
  if (isSafeLink(text)) return renderLink(text, text);
  return text.includes('\n') ? textHtml(parseText(text)) : escaped(choices?.[text] ?? text);
}
