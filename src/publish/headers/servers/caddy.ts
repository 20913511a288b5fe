import { headersFor, REVALIDATED, type HeaderRule } from '../table.ts';
import { headersByPath, headersOfAll, quoted } from './by-value.ts';
import type { Place } from './place.ts';

/**
 * The table as a site block of a Caddyfile: clean addresses, compressed text, the 404 page, the headers.
 *
 * @param place its address is what stands before the block.
 */
export function caddyConfig(table: readonly HeaderRule[], { root, address }: Place): string {
  const varying = [...headersByPath(table)].flatMap(([name, values]) =>
    [...values].map(([value, paths], index) => {
      const matcher = `@${name.toLowerCase()}-${index + 1}`;
      return `\t${matcher} path ${paths.flatMap(spellings).join(' ')}\n\theader ${matcher} ${name} ${quoted(value)}`;
    }),
  );
  return `${address} {
\troot * ${root}
\tencode gzip
\terror /_headers 404
\ttry_files {path} {path}.html
\tfile_server
${headersOfAll(table).map(line('\theader')).join('\n')}
\theader ?Cache-Control ${quoted(REVALIDATED)}
${varying.join('\n')}
\thandle_errors {
\t\trewrite * /404.html
${Object.entries(headersFor(table, '/404')).map(line('\t\theader')).join('\n')}
\t\tfile_server
\t}
}
`;
}

function line(directive: string) {
  return ([name, value]: [string, string]) => `${directive} ${name} ${quoted(value)}`;
}

/** Caddy judges the address as it was asked for. */
function spellings(path: string): string[] {
  if (path.endsWith('*')) return [path];
  return path === '/' ? ['/', '/index.html'] : [path, `${path}.html`];
}
