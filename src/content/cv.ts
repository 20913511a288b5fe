import { join } from 'node:path';
import { getAbout } from './queries.ts';
import { contentRoot } from './content-root.ts';

/** Absolute path of the CV, which `content/about.json` names relative to itself. */
export async function cvPath(): Promise<string> {
  const { cv } = await getAbout();
  return join(contentRoot(), cv);
}
