import { parseBody, parseText } from '../../content/text/parse-text.ts';
import { textToHtml, escapeHtml } from '../../features/feed/text-to-html.ts';
import { COLLECTIONS, type CollectionName } from '../../content/collections.ts';
import {
  describeSchema,
  listVariants,
  type Description,
} from '../../content/schemas/description.ts';
import { stringFields } from '../../content/schemas/field-schemas.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import { relativeAddress, pathInExport } from './export-files.ts';
import type { Clip } from './press-clips.ts';
import { z } from 'zod';
import { isSafeLink } from '../../lib/links.ts';
import { longDate } from '../../lib/dates.ts';

/** An HTML page of the export. */
export interface ExportPage {
  path: string;
  title: string;
  html: string;
}

/** Path of a clip's page in the export. */
export const clipPagePath = ({ day, slug }: Pick<Clip, 'day' | 'slug'>) =>
  `textes/${day || 'sans-date'}-${slug}.html`;

/**
 * Renders the page of an item of the portfolio in the export: the item's fields, then its text.
 *
 * @param exportPaths paths of the export's files: a field that names one becomes a link.
 */
export function renderClip(clip: Clip, exportPaths: ReadonlySet<string>): ExportPage {
  const { name, category, state, item } = clip;
  const variant = listVariants(describeCollection('portfolio')).find(
    ({ properties }) => properties?.['category']?.const === item.data.category,
  );
  const stateHtml = state === '' ? '' : `<p><strong>${state}</strong></p>`;
  const contentHtml = renderContent(clipPagePath(clip), variant, item, exportPaths);
  const body = `<p>${category}</p>${stateHtml}${contentHtml}`;
  return { path: clipPagePath(clip), title: name, html: renderPage(name, body) };
}

/**
 * Renders the pages of all content that isn't an article, a video or a photo: biography, services, testimonials, project,
 * dossiers…
 */
export function renderPagesOfOtherContent(
  { entries, dossiers }: ParsedContent,
  exportPaths: ReadonlySet<string>,
): ExportPage[] {
  return entries.flatMap((entry) => {
    const { collection, file } = entry;
    const title = documentTitle(entry, dossiers);
    if (title === undefined) return [];
    const path = `textes/${file.replaceAll('/', '-').replace(/\.(json|md)$/, '')}.html`;
    const body = renderContent(path, describeCollection(collection), entry, exportPaths);
    return [{ path, title, html: renderPage(title, body) }];
  });
}

/** Returns the title of a content file's page in the export; undefined for an item of the portfolio: see `renderClip`. */
function documentTitle(
  { collection, file }: ContentEntry,
  dossiers: ParsedContent['dossiers'],
): string | undefined {
  const dossier = dossiers.find((candidate) => candidate.file === file);
  if (dossier) return `Dossier : ${dossier.data.title}`;
  const { editor } = COLLECTIONS[collection];
  if (!('files' in editor)) return undefined;
  return editor.files.find((form) => form.file === file)?.label ?? file;
}

function describeCollection(collection: CollectionName): Description {
  return describeSchema(COLLECTIONS[collection].schema(stringFields));
}

/**
 * Renders a content file as HTML: its fields, then its text.
 *
 * @param page path of the page in the export.
 */
function renderContent(
  page: string,
  description: Description = {},
  { file, data, body }: { file: string; data: unknown; body: string },
  exportPaths: ReadonlySet<string>,
): string {
  const fileAddress = (written: string) => {
    const path = pathInExport(file, written);
    return exportPaths.has(path) ? relativeAddress(page, path) : undefined;
  };
  const text = textToHtml(parseBody({ data, body }), fileAddress);
  const textHtml = text === '' ? '' : `<hr>${text}`;
  return renderFields(description, data, fileAddress) + textHtml;
}

/**
 * Function that returns the relative address of the file in the export that a field's value refers to; undefined for a value
 * that refers to none.
 */
type FileAddress = (written: string) => string | undefined;

const recordSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(z.unknown());
const PICTURE_NAME = /\.(avif|gif|jpe?g|png|webp)$/i;

/**
 * Renders the value of a content field as HTML, fields and list entries inside it too, with the labels of the editor's form.
 *
 * @param description of the value, from its schema.
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
      return [`<dt>${escapeHtml(label)}</dt><dd>${renderFields(field, inside, file)}</dd>`];
    });
    return `<dl>${fields.join('')}</dl>`;
  }
  const entries = items && listSchema.safeParse(value).data;
  if (entries)
    return `<ul>${entries.map((entry) => `<li>${renderFields(items, entry, file)}</li>`).join('')}</ul>`;
  return renderValue(description, value, file);
}

function renderValue({ choices }: Description, value: unknown, file: FileAddress): string {
  if (value instanceof Date) return escapeHtml(longDate(value));
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = String(value);
  const address = file(text);
  if (address !== undefined && PICTURE_NAME.test(text))
    return `<a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="${escapeHtml(text)}"></a>`;
  if (address !== undefined) return renderLink(address, text);
  if (isSafeLink(text)) return renderLink(text, text);
  return text.includes('\n') ? textToHtml(parseText(text)) : escapeHtml(choices?.[text] ?? text);
}

/** Inline styles: a page of the export loads no other file. */
const STYLE = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 Georgia, serif; }
h1 { line-height: 1.2; } a { overflow-wrap: anywhere; } img { max-width: 100%; max-height: 24rem; }
dl { font: 0.9375rem/1.5 sans-serif; } dt { margin-top: 0.6rem; font-weight: 600; } dd { margin: 0; }
dd dl, dd ul { padding-inline-start: 1rem; margin: 0; border-inline-start: 2px solid; list-style: none; }
table { width: 100%; border-collapse: collapse; font: 0.9375rem/1.4 sans-serif; }
th, td { padding: 0.4rem 0.6rem 0.4rem 0; border-bottom: 1px solid; text-align: start; vertical-align: top; }
td:first-child { white-space: nowrap; }
`;

/**
 * Renders an HTML page that opens from a disk.
 *
 * @param title as text.
 * @param body as markup.
 */
export function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
}

/** Renders a link; escapes address and words. */
export function renderLink(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}
