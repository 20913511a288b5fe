import { escaped } from '../../features/feed/escape.ts';

/** All that a page of the archive needs: it asks for no other file. */
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
 * A page that any browser opens from a disk.
 *
 * @param title as text.
 * @param body as markup.
 */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`;
}

/** A link, whose address and words are texts. */
export function link(address: string, words: string): string {
  return `<a href="${escaped(address)}">${escaped(words)}</a>`;
}
