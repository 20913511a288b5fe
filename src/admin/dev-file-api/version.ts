import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from './refusal.ts';

const CHANGED =
  'Ce fichier a changé entre-temps. Rien n’est perdu : votre version reste dans le formulaire.';

/** The version of a file: an entity tag (RFC 9110, section 8.8.3), which its bytes alone decide. */
export function versionOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/**
 * Makes sure that a file is still as the desk knows it (RFC 9110, section 13.1): in a version that it has read, or
 * not there yet.
 *
 * @param file absolute path of the file.
 * @throws Refusal when it isn't, or when the request doesn't say what the desk knows.
 */
export async function checkVersion(file: string, headers: IncomingHttpHeaders): Promise<void> {
  const known = headers['if-match'];
  if (known === undefined && headers['if-none-match'] !== '*')
    throw new Refusal(428, 'Cette page du bureau n’est plus à jour ; rechargez-la.');
  if ((await currentVersion(file)) !== known) throw new Refusal(412, CHANGED);
}

async function currentVersion(file: string): Promise<string | undefined> {
  try {
    return versionOf(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
