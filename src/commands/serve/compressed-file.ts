import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** One file as it travels. */
export interface CompressedFile {
  tag: string;
  headers: Record<string, string>;
  body: Buffer;
}

type Encoding = 'br' | 'gzip';

/** The files that are text, and what they are called. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

/** Each at its best, as static hosts do it: once for all visitors. */
const ENCODERS: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** Gives a text file compressed, or nothing for one that isn't text or a browser that takes no compression. */
type Compressor = (path: string, accepted: string) => Promise<CompressedFile> | undefined;

/**
 * Compresses each text file when it is first asked for, and remembers it: of one site, as it stands in its folder.
 *
 * @returns takes the absolute path of a file, and what the request says under « Accept-Encoding ».
 */
export function compressor(): Compressor {
  const known = new Map<string, Promise<CompressedFile>>();
  return (path, accepted) => {
    const type = TYPES[extname(path)];
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (type === undefined || encoding === undefined) return undefined;
    const key = `${encoding} ${path}`;
    const file = known.get(key) ?? compress(path, type, encoding);
    known.set(key, file);
    return file;
  };
}

async function compress(path: string, type: string, encoding: Encoding): Promise<CompressedFile> {
  const body = await ENCODERS[encoding](await readFile(path));
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return {
    tag,
    headers: {
      'Content-Type': type,
      'Content-Encoding': encoding,
      ETag: tag,
      Vary: 'Accept-Encoding',
    },
    body,
  };
}
