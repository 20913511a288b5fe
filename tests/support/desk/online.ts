import { createServer } from 'node:http';
import sirv from 'sirv';
import { stopServer, startServer } from '../../../src/commands/serve/server-lifecycle.ts';
import type { DeploymentState } from '../../../src/admin/workflows/deployment-status.ts';
import { SITE } from './copy.ts';
import type { Desk } from './desk.ts';
import { GitHub } from './github.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Playwright test of the published editor, served by a static host, with a mock of GitHub. */
export const test = base.extend<{ github: GitHub }>({
  github: async ({}, use) => {
    const github = new GitHub();
    await github.listen();
    await use(github);
    await github.close();
  },

  baseURL: async ({}, use) => {
    // Read at each request, because the folder is built after this file is loaded.
    const server = createServer(sirv(SITE, { dev: true }));
    await use(await startServer(server));
    await stopServer(server);
  },
});

/** Signs in with a GitHub access token, as the owner does. */
export async function signIn(desk: Desk): Promise<void> {
  await giveKey(desk);
  await desk.leaveDashboard();
}

/** Signs in, to see what the desk says first. */
export async function giveKey({ page }: Desk): Promise<void> {
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Se connecter avec ma clé d’accès' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Clé d’accès', { exact: true }).fill('github_pat_1');
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Makes a commit as another person. */
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

/** Writes the deployment state, as the workflow does. */
export function writeState({ repository }: GitHub, state: DeploymentState): void {
  repository.writeAlone('etat', 'etat.json', JSON.stringify(state));
}
