import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/**
 * Commands that need the network, or far longer than a proof has: what is run in their place. What stands for all tests
 * can fail as they do: by the content, with its log, and by the program.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  'npm ci': ':',
  'npm test':
    'mkdir -p tests/results; npm test -- content > tests/results/content.log 2>&1 || { tail tests/results/content.log; exit 1; }; npm test -- types',
  'npx playwright install --with-deps firefox webkit': ':',
  'npm run proof -- engines': ':',
};

/** Whether something else is run in its place. */
export const isStandIn = (command: string) => command in INSTEAD;

/** What a command hands on: GitHub’s file of outputs. */
export type Outputs = Readonly<Record<string, string>>;

/**
 * Runs the command of a step as GitHub does.
 *
 * @param folder of the job.
 * @param shell without one, a pipe ends as its last command does
 * (https://docs.github.com/actions/reference/workflow-syntax-for-github-actions#jobsjob_idstepsshell).
 * @throws Error with the end of what it printed, when it fails.
 */
export function run(
  command: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  shell?: 'bash',
): Outputs {
  if (command === 'npm ci') linkPackages(folder);
  const file = join(folder, '..', 'outputs');
  writeFileSync(file, '');
  const { status, stdout } = spawnSync(
    'bash',
    [...(shell ? ['-eo', 'pipefail'] : ['-e']), '-c', `{ ${INSTEAD[command] ?? command}\n} 2>&1`],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: {
        ...process.env,
        // What a developer’s own runs leave in the environment isn’t there.
        CONTENT_DIR: '',
        SITE_URL: '',
        SOURCE_DATE_EPOCH: '',
        // What GitHub sets, and many tools look at.
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'compte/depot',
        GITHUB_OUTPUT: file,
        PATH: [import.meta.dirname, resolve('node_modules/.bin'), process.env['PATH']].join(
          delimiter,
        ),
        ...env,
      },
    },
  );
  if (status !== 0) throw new Error(stdout.split('\n').slice(-12).join('\n'));
  return outputsOf(readFileSync(file, 'utf8'));
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-output-parameter */
function outputsOf(text: string): Outputs {
  const found = text.matchAll(/^(\w+)(?:=(.*)|<<(\w+)\n([\s\S]*?)^\3)$/gm);
  return Object.fromEntries(
    Array.from(found, ([, name = '', line, , lines]) => [name, (line ?? lines ?? '').trim()]),
  );
}

/** The packages of this project, one by one: what a job keeps beside them is its own. */
function linkPackages(folder: string): void {
  const packages = resolve('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages))
    if (!['.astro', '.vite'].includes(name) && existsSync(join(packages, name)))
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
}
