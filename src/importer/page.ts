import { isUtf8 } from 'node:buffer';
import htmlEncodingSniffer from 'html-encoding-sniffer';
import { parseHTML } from 'linkedom';
import type { Got } from './get.ts';
import { limitPage } from './page-limits.ts';

/** The document of a page. */
export type PageDocument = Document;

/**
 * Reads a page: in the character set that its host, its first bytes or its markup names.
 *
 * @param got what the host has answered.
 * @throws ImportFailure for one that was made to stop its reader.
 */
export function pageDocument({ bytes, type }: Got): PageDocument {
  const [, charset] = /charset=["']?([\w-]+)/i.exec(type) ?? [];
  const named = htmlEncodingSniffer(bytes, {
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    defaultEncoding: 'UTF-8',
  });
  // A page that says so and isn't would lose its accents.
  const encoding = named === 'UTF-8' && !isUtf8(bytes) ? 'windows-1252' : named;
  const text = new TextDecoder(encoding).decode(bytes);
  limitPage(text);
  return parseHTML(/<html/i.test(text) ? text : `<html><body>${text}</body></html>`).document;
}
