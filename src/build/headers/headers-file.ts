import type { HeaderRule } from './table.ts';

/** The file that Netlify and Cloudflare Pages read at the root of a site, and never serve. */
export const HEADERS_FILE = '_headers';

/** The longest line that Cloudflare Pages takes, in characters. */
const LONGEST_LINE = 2000;

/**
 * The table in the syntax of Netlify and Cloudflare Pages.
 *
 * @throws Error, in French, when a line is too long for Cloudflare Pages, which would ignore it.
 */
export function formatHeaders(table: readonly HeaderRule[]): string {
  const lines = table.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines) {
    if (line.length <= LONGEST_LINE) continue;
    const [name = ''] = line.trim().split(':');
    throw new Error(
      `${HEADERS_FILE} › ${name} : cette ligne a ${line.length} signes et Cloudflare n’en lit que ${LONGEST_LINE} ; prenez les images et les vidéos chez moins d’hébergeurs, ou enregistrez-les dans le site.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Reads back what `formatHeaders` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  const table: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) table.push({ path: line, headers: {} });
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = table.at(-1);
    if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return table;
}
