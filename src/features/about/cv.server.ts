import { join } from 'node:path';
import { getAbout } from '@/content/queries.server.ts';
import { contentRoot } from '@/content/environment.server.ts';

/** Absolute path of the CV, which `content/about.json` names relative to itself. */
export async function cvPath(): Promise<string> {
  const { cv } = await getAbout();
  return join(contentRoot(), cv);
}
