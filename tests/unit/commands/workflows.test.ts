import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const step = z.looseObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.looseObject({ ref: z.string().optional() }).optional(),
});

const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      needs: z.union([z.string(), z.array(z.string())]).optional(),
      if: z.string().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      outputs: z.record(z.string(), z.string()).optional(),
      steps: z.array(step),
    }),
  ),
});

const read = (name: string) =>
  workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')));

/** What a job has its machine do, without what installs the packages. */
const commands = (steps: readonly z.infer<typeof step>[] = []) =>
  steps.map(({ run }) => run).filter((run) => run !== undefined && run !== 'npm ci');

describe('the workflow that publishes', () => {
  const { on, permissions, concurrency, jobs } = read('publier');
  const { begin, gate, engines, build, deploy, end } = jobs;

  test('begins with each change of the main branch, lets each end, and the newest that waits come next', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
    expect(concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
    expect(begin?.steps[0]?.with).toMatchObject({ ref: 'main', 'fetch-depth': 0 });
  });

  test('leaves every decision to the commands', () => {
    expect(commands(begin?.steps)).toEqual([
      'node src/commands/deployment.ts begin ${{ github.event_name }}',
    ]);
    expect(commands(gate?.steps)).toEqual([
      'npm test',
      'node src/commands/deployment-problems.ts tests/results/content.log',
    ]);
    expect(commands(build?.steps)).toEqual([
      'echo "name=$(date +%Y-%m)" >> "$GITHUB_OUTPUT"',
      'npm test -- content 2>&1 | tee publication.log',
      'node src/commands/deployment-problems.ts publication.log',
      'node src/commands/site-branch.ts dist',
    ]);
    expect(commands(end?.steps)).toEqual(['node src/commands/deployment.ts end']);
    expect(end?.steps.at(-1)?.env).toEqual({ JOBS: '${{ toJSON(needs) }}' });
  });

  test('tests code before it is built, builds nothing after a refusal, and always says how it ended', () => {
    expect(gate?.if).toBe("needs.begin.outputs.kind == 'code'");
    expect(build?.needs).toEqual(['begin', 'gate']);
    expect(build?.if).toBe(
      "always() && needs.begin.result == 'success' && needs.begin.outputs.kind != 'nothing' && (needs.gate.result == 'success' || needs.gate.result == 'skipped')",
    );
    expect(deploy?.needs).toBe('build');
    expect(deploy?.if).toContain("needs.build.result == 'success'");
    expect(end?.needs).toEqual(['begin', 'gate', 'build', 'deploy']);
    expect(end?.if).toBe(
      "always() && needs.begin.result == 'success' && needs.begin.outputs.kind != 'nothing'",
    );
  });

  test('fails with the check although its words are kept too, and hands on what the end is told', () => {
    const check = build?.steps.find(({ id }) => id === 'check');
    // GitHub's own shell lets a pipe end as its last command does; named, it is run with « pipefail ».
    expect(check?.shell).toBe('bash');
    expect(check?.env).toEqual({ SITE_URL: '${{ steps.pages.outputs.base_url }}' });
    expect(gate?.outputs).toEqual({ reasons: '${{ steps.faults.outputs.reasons }}' });
    expect(build?.outputs).toEqual({
      reasons: '${{ steps.faults.outputs.reasons }}',
      pages: '${{ steps.pages.outcome }}',
      check: '${{ steps.check.outcome }}',
    });
  });

  test('may write where it has to, and nowhere else', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of [begin, end]) expect(job?.permissions).toEqual({ contents: 'write' });
    expect(build?.permissions).toEqual({ contents: 'write', pages: 'read' });
    expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    for (const job of [gate, engines]) expect(job?.permissions).toBeUndefined();
  });
});

test.each([
  ['importer', ['node src/commands/import-request.ts take', 'git push']],
  ['liens', ['npm run external-links', 'npm run watch', 'git push']],
])(
  'the workflow « %s » keeps what it found, one run at a time, and asks for publishing',
  (name, words) => {
    const { permissions, concurrency, jobs } = read(name);
    expect(permissions).toEqual({ contents: 'write', actions: 'write' });
    expect(concurrency).toBe(name);
    const all = commands(jobs[name]?.steps).join('\n');
    for (const word of [...words, 'gh workflow run publier.yml']) expect(all).toContain(word);
  },
);

test('the weekly run keeps its record of links, however the search for new articles ends', () => {
  const watch = read('liens').jobs['liens']?.steps.find(({ run }) => run === 'npm run watch');
  expect(watch).toMatchObject({ 'continue-on-error': true, 'timeout-minutes': 15 });
});

test('an import that ends, however it does, says so', () => {
  const last = read('importer').jobs['importer']?.steps.at(-1);
  expect(last?.if).toBe('always()');
  expect(last?.run).toBe('node src/commands/import-request.ts end ${{ job.status }}');
});

test('each morning publishing is asked for', () => {
  const { permissions, jobs, on } = read('chaque-matin');
  expect(permissions).toEqual({ actions: 'write' });
  expect(on).toHaveProperty('schedule');
  expect(commands(jobs['publier']?.steps).join('\n')).toContain('gh workflow run publier.yml');
});
