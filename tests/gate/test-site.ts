import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { MAIL_ORIGIN } from '../support/mail-origin.ts';
import { BUILD, TEST_SITE } from './parts.ts';

/** The last file that a build writes. It contains the origins to which pages may send data. */
const LAST_WRITTEN = 'dist/_headers';

const SOURCES = '{src,public,tests/content}/**';
const SETTINGS = ['astro.config.mjs', 'package-lock.json'];

/** Builds the site from the tests' content into `dist/`, unless it is up to date. */
export function ensureTestSite(): void {
  if (isBuilt()) return;
  console.log('Building the site of the tests’ content…');
  const env = { ...process.env, ...TEST_SITE };
  const options = { shell: true, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(BUILD, options);
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(1);
}

function isBuilt(): boolean {
  if (!existsSync(LAST_WRITTEN)) return false;
  if (!readFileSync(LAST_WRITTEN, 'utf8').includes(MAIL_ORIGIN)) return false;
  const built = statSync(LAST_WRITTEN).mtimeMs;
  // Folders too: their time changes when a file is deleted.
  return [...globSync(SOURCES), ...SETTINGS].every((path) => statSync(path).mtimeMs <= built);
}
