import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Refusal } from './refusal.ts';

/** What no name of a content file has: separators, control characters, encodings, a stream or a drive. */
const FORBIDDEN = /[\\/:*?"<>|%\0-\x1f]/;

/**
 * Where a file or folder of the content is, or would be.
 *
 * @param root absolute path of the content folder.
 * @param path below it, with `/` between its steps; empty for the folder itself.
 * @returns an absolute path that is inside the folder, behind no symbolic link.
 * @throws Refusal for any other path.
 */
export async function contentPath(root: string, path: string): Promise<string> {
  const steps = path === '' ? [] : path.split('/');
  if (!steps.every(isPlainName)) throw outside(path);
  const target = join(root, ...steps);
  const folder = await realpath(root);
  const existing = await nearest(target);
  const real = await realpath(existing);
  // The link of the content folder itself is the owner's own choice; none below it is followed.
  if (real !== folder && !real.startsWith(folder + sep)) throw outside(path);
  if (real !== join(folder, existing.slice(root.length))) throw outside(path);
  return target;
}

function isPlainName(step: string): boolean {
  return step !== '' && !step.startsWith('.') && !FORBIDDEN.test(step);
}

/** The path itself, or the closest folder above it that is there. */
async function nearest(path: string): Promise<string> {
  try {
    await lstat(path);
    return path;
  } catch {
    return nearest(dirname(path));
  }
}

function outside(path: string): Refusal {
  return new Refusal(403, `Le bureau n’ouvre que le dossier du contenu, pas « ${path} ».`);
}
