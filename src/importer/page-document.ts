import { isUtf8 } from 'node:buffer';
import htmlEncodingSniffer from 'html-encoding-sniffer';
import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { ImportError } from './import-errors.ts';
import type { FetchedPage } from './fetch-page.ts';

/** The document of a page. */
export type PageDocument = Document;

/**
 * Reads a page: in the character set that its host, its first bytes or its markup names.
 *
 * @param got what the host has answered.
 * @throws ImportFailure for one that was made to stop its reader.
 */
export function parsePage({ bytes, type }: FetchedPage): PageDocument {
  const [, charset] = /charset=["']?([\w-]+)/i.exec(type) ?? [];
  const encodingName = htmlEncodingSniffer(bytes, {
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    defaultEncoding: 'UTF-8',
  });
  // A page that says so and isn't would lose its accents.
  const encoding = encodingName === 'UTF-8' && !isUtf8(bytes) ? 'windows-1252' : encodingName;
  const text = new TextDecoder(encoding).decode(bytes);
  refuseOversizedPage(text);
  return parseHTML(/<html/i.test(text) ? text : `<html><body>${text}</body></html>`).document;
}

/** More than this is no page that somebody has written, and what reads pages would take hours over it. */
const PAGE_LIMITS = { depth: 120, elements: 20_000, attributes: 200 };

/**
 * Refuses a page whose markup was made to stop its reader.
 *
 * @param html of at most 5 MB.
 * @throws ImportFailure
 */
function refuseOversizedPage(html: string): void {
  let depth = 0;
  let elements = 0;
  const parser = new Parser({
    onopentag(_, attributes) {
      depth += 1;
      elements += 1;
      if (
        depth > PAGE_LIMITS.depth ||
        elements > PAGE_LIMITS.elements ||
        Object.keys(attributes).length > PAGE_LIMITS.attributes
      )
        throw new ImportError('cette page est trop enchevêtrée pour être lue');
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}

/** Nothing that is longer says what a page is. */
const MAX_LINE_LENGTH = 2000;

/**
 * One line of plain text of what a page says of itself: some write markup, or signs by their names, where text belongs.
 *
 * @returns nothing when no word is left.
 */
export function toPlainLine(text: string | null | undefined): string | undefined {
  const start = text?.slice(0, MAX_LINE_LENGTH) ?? '';
  return collapseSpaces(/[&<]/.test(start) ? stripMarkup(start) : start).trim() || undefined;
}

/** One space in the place of many; the one that French typography doesn't break stays. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, (run) => (/^[\u00a0\u202f]$/.test(run) ? run : ' '));
}

function stripMarkup(text: string): string {
  return parseHTML(`<html><body>${text}</body></html>`).document.body.textContent;
}
