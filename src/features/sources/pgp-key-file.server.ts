import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot } from '@/content/environment.server.ts';

/** Reads the file of the owner's public PGP key; its path is relative to the content folder. */
export const readPgpKey = (path: string): Promise<string> =>
  readFile(join(contentRoot(), path), 'utf8');
