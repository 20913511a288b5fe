import { REVALIDATED, type HeaderRule } from '../table.ts';
import { headersByPath, headersOfAll, quoted } from './by-value.ts';
import type { Place } from './place.ts';

/**
 * The table as a file for nginx's `conf.d`: clean addresses, compressed text, the 404 page, the headers. All of
 * them stand in the server: one `add_header` inside a location would undo those around it.
 *
 * @param place its address is what follows `listen`.
 */
export function nginxConfig(table: readonly HeaderRule[], { root, address }: Place): string {
  const varying = headersByPath(table);
  const headers = [
    ...headersOfAll(table).map(([name, value]) => [name, quoted(value)]),
    ...[...varying.keys()].map((name) => [name, variable(name)]),
  ];
  return `${[...varying].map(([name, values]) => map(name, values)).join('\n')}
server {
  listen ${address};
  root ${root};
  charset utf-8;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types application/javascript application/json image/svg+xml text/plain text/xml;
  error_page 403 =404 /404.html;
  error_page 404 /404.html;
${headers.map((header) => `  add_header ${header.join(' ')} always;`).join('\n')}

  location / {
    try_files $uri $uri.html $uri/ =404;
  }
  location = /_headers {
    return 404;
  }
}
`;
}

/** The values of a header by the file that is sent, which nginx holds in `$uri` in the end. */
function map(name: string, values: ReadonlyMap<string, string[]>): string {
  const others = name === 'Cache-Control' ? REVALIDATED : '';
  const lines = [...values].map(([value, paths]) => {
    const pattern = quoted(`~^(?:${paths.map(filePattern).join('|')})`);
    return `  ${pattern} ${quoted(value)};`;
  });
  return `map $uri ${variable(name)} {
  default ${quoted(others)};
${lines.join('\n')}
}
`;
}

function filePattern(path: string): string {
  if (path.endsWith('*')) return path.slice(0, -1);
  return `${path === '/' ? '/index' : path}\\.html$`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}
