import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedPathsSince } from '../../../src/commands/deployment/git.ts';
import { findProblemsInBuildLog } from '../../../src/commands/deployment-problems.ts';
import {
  deploymentKind,
  stateOfOnlineVersion,
  parseJobResults,
  stateAfterDeployment,
  type JobResults,
  readDeploymentState,
  writeDeploymentState,
} from '../../../src/commands/deployment/deployment-state.ts';
import { deploymentStateSchema } from '../../../src/admin/workflows/deployment-status.ts';

describe('what a publication needs', () => {
  test.each([
    ['nothing, when all is online already', [], false, 'nothing'],
    [
      'the check of the content, when nothing else has changed',
      ['content/a.json'],
      false,
      'content',
    ],
    ['the check of the content, each morning', [], true, 'content'],
    ['every test, when anything else has changed', ['src/a.ts'], false, 'code'],
    [
      'every test, when a change of code waits below one of the content',
      ['content/a.json', 'src/a.ts'],
      false,
      'code',
    ],
    ['every test, when nobody knows what is online', undefined, false, 'code'],
    ['every test, for a name that only begins alike', ['content.ts'], true, 'code'],
  ])('a publication takes %s', (_, changed, asked, kind) => {
    expect(deploymentKind(changed, asked)).toBe(kind);
  });
});

describe('what is online already', () => {
  const at = '2026-11-22T10:00:00Z';
  const published = { commit: 'a', at };

  test('words that were taken back: no refusal is left, and it is online since then', () => {
    const refused = { commit: 'b', at, by: 'content' as const, reasons: [] };
    expect(stateOfOnlineVersion({ published, refused, running: refused }, 'c')).toEqual({
      published: { commit: 'c', at },
    });
  });

  test('the very commit that is online: nothing is to be said', () => {
    expect(stateOfOnlineVersion({ published }, 'a')).toBeUndefined();
  });

  test('nothing, before the first time', () => {
    expect(stateOfOnlineVersion({}, 'a')).toBeUndefined();
  });
});

describe('how publishing stands once the jobs have ended', () => {
  const online = { commit: 'a', at: '2026-11-22T10:00:00Z' };
  const now = { commit: 'b', at: '2026-11-23T10:00:00Z' };
  const before = { published: online, running: now };
  const ok = { result: 'success' } as const;
  const failed = { result: 'failure', outputs: { reasons: '' } } as const;
  const skipped = { result: 'skipped' } as const;
  const REASON = 'content/site.json › url : ce champ manque.';

  test.each([
    ['a change of the content', { gate: skipped, build: ok, deploy: ok }],
    ['a change of code', { gate: ok, build: ok, deploy: ok }],
    ['a host that publishes a branch', { gate: ok, build: ok, deploy: skipped }],
  ])('%s is online', (_, jobs) => {
    expect(
      stateAfterDeployment(
        { ...before, refused: { ...online, by: 'code', reasons: [] } },
        now,
        jobs,
      ),
    ).toEqual({
      published: now,
    });
  });

  test.each<[string, JobResults, string]>([
    ['the gate', { gate: failed, build: skipped, deploy: skipped }, 'code'],
    ['the build', { gate: skipped, build: failed, deploy: skipped }, 'code'],
    [
      'the build, once its address was known',
      {
        gate: skipped,
        build: { ...failed, outputs: { pages: 'success', check: 'failure' } },
        deploy: skipped,
      },
      'code',
    ],
    [
      'a host that is not set up',
      {
        gate: skipped,
        build: { ...failed, outputs: { pages: 'failure', check: 'skipped' } },
        deploy: skipped,
      },
      'host',
    ],
    [
      'a host that does not take what was built',
      {
        gate: skipped,
        build: { ...failed, outputs: { pages: 'skipped', check: 'success' } },
        deploy: skipped,
      },
      'host',
    ],
    ['the host', { gate: skipped, build: ok, deploy: failed }, 'host'],
    [
      'a host that was given up',
      { gate: skipped, build: ok, deploy: { result: 'cancelled' } as const },
      'host',
    ],
  ])('what fails in %s leaves online what was there', (_, jobs, by) => {
    expect(stateAfterDeployment(before, now, jobs)).toEqual({
      published: online,
      refused: { ...now, by, reasons: [] },
    });
  });

  test('faults of the content are named, wherever they were found', () => {
    const outputs = { reasons: `${REASON}\n` };
    for (const jobs of [
      { gate: { ...failed, outputs }, build: skipped },
      { gate: skipped, build: { ...failed, outputs } },
    ])
      expect(stateAfterDeployment({}, now, jobs)).toEqual({
        refused: { ...now, by: 'content', reasons: [REASON] },
      });
  });

  test('jobs are read as GitHub writes them', () => {
    const json =
      '{"begin":{"result":"success","outputs":{"kind":"content"}},"build":{"result":"success","outputs":{}}}';
    expect(stateAfterDeployment({}, now, parseJobResults(json))).toEqual({ published: now });
  });
});

describe('what the owner can mend is found in what was printed', () => {
  test('a fault of the content, once, whatever stands before it', () => {
    const fault = 'content/portfolio/nuit.md › date (Date) : ce n’est pas une date ; écrivez-la.';
    expect(findProblemsInBuildLog(`10:02 [build] ok\n${fault}\n10:03 [ERROR] ${fault}\n`)).toEqual([
      fault,
    ]);
  });

  test('a link that leads nowhere, in French', () => {
    expect(
      findProblemsInBuildLog('index.html: « /absente » leads nowhere\n1 link checked'),
    ).toEqual([
      'page « index.html » : le lien « /absente » ne mène nulle part ; corrigez-le là où il est écrit.',
    ]);
  });

  test('nothing, where the program itself fails', () => {
    expect(
      findProblemsInBuildLog('TypeError: x is not a function\n    at content/a.ts:1:1\n'),
    ).toEqual([]);
  });
});

describe('the branch that says how publishing stands', () => {
  let folder = '';
  const git = (...words: string[]) =>
    execFileSync('git', words, { stdio: 'pipe' }).toString().trim();

  function commit(path: string): string {
    writeFileSync(path, '1');
    git('add', path);
    git('-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '--quiet', '-m', path);
    return git('rev-parse', 'HEAD');
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'etat-'));
    git('init', '--quiet', '--bare', join(folder, 'forge.git'));
    git('clone', '--quiet', join(folder, 'forge.git'), join(folder, 'copie'));
    process.chdir(join(folder, 'copie'));
  });

  const home = process.cwd();
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  test('says nothing before the first time, then what was written last, in one commit', () => {
    expect(readDeploymentState()).toEqual({});
    const at = new Date(0).toISOString();
    writeDeploymentState({ running: { commit: 'a', at } });
    writeDeploymentState({ published: { commit: 'a', at } });
    expect(readDeploymentState()).toEqual({ published: { commit: 'a', at } });
    expect(deploymentStateSchema.parse(readDeploymentState())).toEqual(readDeploymentState());
    git('fetch', '--quiet', 'origin', 'etat');
    expect(git('rev-list', '--count', 'FETCH_HEAD')).toBe('1');
  });

  test('what has changed since a commit is known, and not since one that is gone', () => {
    const first = commit('a.txt');
    commit('é b.txt');
    expect(changedPathsSince(first)).toEqual(['é b.txt']);
    expect(changedPathsSince('0'.repeat(40))).toBeUndefined();
    expect(changedPathsSince(undefined)).toBeUndefined();
  });
});
