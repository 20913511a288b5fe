import { z } from 'zod';
import { isSafeLink } from '../../lib/safe-link.ts';
import { longDate } from '../../lib/french-date.ts';
import { parseText } from '../../content/text/text-tree.ts';
import { escaped } from '../../features/feed/escape.ts';
import { textHtml } from '../../features/feed/text-html.ts';
import type { Description } from '../../content/schemas/description.ts';
import { link } from './page.ts';

/** The address of a file that a field names; nothing when it names none. */
export type FileAddress = (written: string) => string | undefined;

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
export function fieldsHtml(description: Description, value: unknown, file: FileAddress): string {
  const { properties, items } = description;
  const group = properties && record.safeParse(value).data;
  if (group) {
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const { label = '', hidden, const: fixed } = field;
      const inside = group[name];
      if (inside === undefined || hidden || fixed !== undefined) return [];
      return [`<dt>${escaped(label)}</dt><dd>${fieldsHtml(field, inside, file)}</dd>`];
    });
    return `<dl>${fields.join('')}</dl>`;
  }
  const entries = items && list.safeParse(value).data;
  if (entries)
    return `<ul>${entries.map((entry) => `<li>${fieldsHtml(items, entry, file)}</li>`).join('')}</ul>`;
  return single(description, value, file);
}

function single({ choices }: Description, value: unknown, file: FileAddress): string {
  if (value instanceof Date) return escaped(longDate(value));
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = String(value);
  const address = file(text);
  if (address !== undefined && PICTURE.test(text))
    return `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="${escaped(text)}"></a>`;
  if (address !== undefined) return link(address, text);
  if (isSafeLink(text)) return link(text, text);
  return text.includes('\n') ? textHtml(parseText(text)) : escaped(choices?.[text] ?? text);
}
