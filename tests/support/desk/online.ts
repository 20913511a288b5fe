import { createServer } from 'node:http';
import sirv from 'sirv';
import { stopServer, startServer } from '../../../src/commands/serve/listening.ts';
import type { DeploymentState } from '../../../src/admin/deployment/state.ts';
import { SITE } from './copy.ts';
import type { Desk } from './desk.ts';
import { GitHub } from './github.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** A test of the published desk, as a static host serves it, before a stand-in for GitHub. */
export const test = base.extend<{ github: GitHub }>({
  github: async ({}, use) => {
    const github = new GitHub();
    await github.listen();
    await use(github);
    await github.close();
  },

  baseURL: async ({}, use) => {
    // Read at each request: the folder is built after this file has been loaded.
    const server = createServer(sirv(SITE, { dev: true }));
    await use(await startServer(server));
    await stopServer(server);
  },
});

/** Signs in as the owner does online: with an access key of GitHub's. */
export async function signIn({ page }: Desk, key = 'github_pat_1'): Promise<void> {
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Se connecter avec ma clé d’accès' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Clé d’accès' }).fill(key);
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Somebody else's commit. */
export function commitElsewhere(
  { repository }: GitHub,
  path: string,
  change: (text: string) => string,
  at?: string,
): void {
  const text = change(repository.text(path) ?? '');
  repository.commit({
    message: 'Ailleurs',
    additions: { [path]: Buffer.from(text) },
    deletions: [],
    ...(at !== undefined && { at }),
  });
}

/** What the workflow writes. */
export function writeState({ repository }: GitHub, state: DeploymentState): void {
  repository.writeAlone('etat', 'etat.json', JSON.stringify(state));
}
