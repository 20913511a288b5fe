/**
 * Carries the publishing workflow out here, step by step, from its own file, with stand-ins for GitHub’s actions, for the
 * host, and for what needs the network or hours. Prints what each scenario came to, and the time of each step of a
 * change of the content; exits with 1 when one ended in another state, or another site, than it should.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carryOut, type Event, type Run } from './carry-out.ts';
import { Forge, git } from './forge.ts';

const FILE = '.github/workflows/publier.yml';
const ITEM = 'content/portfolio/motos-taxis-carnet-de-sante.md';
const PAGE = 'articles/motos-taxis-carnet-de-sante/index.html';
const PROJECT = 'content/project.json';
const CODE = 'src/domain/desk-path.ts';

const forge = new Forge();
process.on('exit', () => {
  forge.remove();
});
const named = (name: string) => forge.read(PROJECT).replace(/"name": ".*?"/, `"name": "${name}"`);
const shows = (text: string) =>
  readFileSync(join(forge.online, 'projet.html'), 'utf8').includes(text);
const ran = ({ jobs }: Run) => Object.keys(jobs).filter((name) => jobs[name]?.result !== 'skipped');
const CONTENT_JOBS = ['begin', 'build', 'deploy', 'end'];
const ALL_JOBS = ['begin', 'gate', 'engines', 'build', 'deploy', 'end'];

let failed = 0;

/** One scenario: what happens, and how it must end. */
function scenario(title: string, event: Event, check: (run: Run) => void): Run {
  const run = carryOut(FILE, forge, event);
  const { published, refused } = forge.state;
  const state = refused ? `refused by ${refused.by}` : published ? 'published' : 'nothing';
  try {
    check(run);
    const kind = run.jobs['begin']?.outputs['kind'] ?? '';
    const jobs = ran(run).join(' ');
    console.log(`ok      ${title.padEnd(58)} ${kind.padEnd(8)} ${jobs.padEnd(37)} ${state}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${title}\n${String(error)}\n${run.failures.join('\n')}`);
  }
  return run;
}

const isPublished = () => {
  assert.equal(forge.state.published?.commit, forge.head);
  assert.equal(forge.state.refused, undefined);
  assert.equal(forge.state.running, undefined);
};

const isRefused = (by: string) => {
  assert.equal(forge.state.refused?.commit, forge.head);
  assert.equal(forge.state.refused.by, by);
  assert.notEqual(forge.state.published?.commit, forge.head);
};

scenario('the first time', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), ALL_JOBS);
  assert(existsSync(join(forge.online, PAGE)));
});

forge.save(PROJECT, named('Lueurs du Nord'));
const contentRun = scenario('a change of the content', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), CONTENT_JOBS);
  assert(shows('Lueurs du Nord'));
});

scenario('nothing has changed since', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), ['begin']);
});

forge.save(CODE, `${forge.read(CODE)}\n`);
forge.save(PROJECT, named('Lueurs du Sud'));
const engines = { fails: 'npm run proof -- engines' };
scenario('code and content both wait; other engines stop nothing', engines, (run) => {
  assert.equal(run.jobs['engines']?.result, 'failure');
  isPublished();
  assert.deepEqual(ran(run), ALL_JOBS);
  assert(shows('Lueurs du Sud'));
});

const item = forge.read(ITEM);
forge.save(ITEM, item.replace(/^date: .*/m, 'date: 2026-13-45'));
const isBad = () => {
  isRefused('content');
  assert.equal(forge.state.refused?.reasons.length, 1);
  assert.match(forge.state.refused.reasons[0] ?? '', new RegExp(`^${ITEM} › date \\(Date\\) : `));
  assert(shows('Lueurs du Sud'));
};
scenario('bad content', {}, (run) => {
  isBad();
  assert.deepEqual(ran(run), ['begin', 'build', 'end']);
});

const yesterday = forge.state.refused?.at ?? '';
scenario('the morning after, it is named again', { event: 'workflow_dispatch' }, () => {
  isBad();
  assert((forge.state.refused?.at ?? '') > yesterday);
});

forge.save(ITEM, item);
scenario('taken back: it is online already', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), ['begin']);
});

forge.save(ITEM, item.replace(/^date: .*/m, 'date: 2026-13-45'));
scenario('bad content once more', {}, isBad);
forge.save(ITEM, item);
forge.save(PROJECT, named('Lueurs de l’Adamaoua'));
forge.save(PROJECT, named('Lueurs de l’Est'));
scenario('mended, and two saves in a row: the newest, once', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), CONTENT_JOBS);
  assert(shows('Lueurs de l’Est'));
});
scenario('the second save finds all done', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), ['begin']);
});

const before = forge.state.published?.at ?? '';
scenario('each morning it is published again', { event: 'workflow_dispatch' }, (run) => {
  isPublished();
  assert.deepEqual(ran(run), CONTENT_JOBS);
  assert((forge.state.published?.at ?? '') > before);
});

const code = forge.read(CODE);
forge.save(CODE, `${code}export const wrong: number = 'text';\n`);
scenario('broken code', {}, (run) => {
  isRefused('code');
  assert.deepEqual(ran(run), ['begin', 'gate', 'engines', 'end']);
});
forge.save(PROJECT, named('Lueurs de l’Ouest'));
scenario('content on top of broken code', {}, () => {
  isRefused('code');
  assert(shows('Lueurs de l’Est'));
});
forge.save(CODE, code);
scenario('the code is mended: the content comes with it', {}, (run) => {
  isPublished();
  assert.deepEqual(ran(run), CONTENT_JOBS);
  assert(shows('Lueurs de l’Ouest'));
});

forge.save(PROJECT, named('Lueurs du Centre'));
scenario('the host is not set up', { fails: 'actions/configure-pages' }, (run) => {
  isRefused('host');
  assert.deepEqual(ran(run), ['begin', 'build', 'end']);
  assert.equal(run.failures.length, 1);
  assert(shows('Lueurs de l’Ouest'));
});
const again = { event: 'workflow_dispatch' } as const;
scenario('the host refuses', { ...again, fails: 'actions/deploy-pages' }, () => {
  isRefused('host');
  assert(shows('Lueurs de l’Ouest'));
});
scenario('asked for once more', again, () => {
  isPublished();
  assert(shows('Lueurs du Centre'));
});

const dayOf = (day: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) });
forge.save(ITEM, item.replace(/^date: .*/m, 'date: 2030-05-02'));
scenario('an entry of a day to come is out', { env: dayOf('2030-05-01T22:00Z') }, () => {
  isPublished();
  assert(!existsSync(join(forge.online, PAGE)));
});
const morning: Event = { event: 'workflow_dispatch', env: dayOf('2030-05-01T23:23Z') };
scenario('on the morning of that day it is in', morning, () => {
  isPublished();
  assert(existsSync(join(forge.online, PAGE)));
});

const vars = { HEBERGEUR: 'branche' };
const siteHas = (text: string) => git(forge.repository, 'show', 'site:projet.html').includes(text);
for (const name of ['Lueurs du Littoral', 'Lueurs du Sahel']) {
  forge.save(PROJECT, named(name));
  scenario(`a host that publishes a branch: ${name}`, { vars }, (run) => {
    isPublished();
    assert.deepEqual(ran(run), ['begin', 'build', 'end']);
    assert(siteHas(name));
    assert.equal(git(forge.repository, 'rev-list', '--count', 'site'), '1');
    assert(
      git(forge.repository, 'ls-tree', '--name-only', 'site').split('\n').includes('_headers'),
    );
  });
}

console.log('\nA change of the content, step by step:');
for (const { job, step, seconds, standIn } of contentRun.times)
  console.log(
    `${seconds.toFixed(1).padStart(6)} s  ${job.padEnd(7)} ${step}${standIn ? ' (stand-in)' : ''}`,
  );
const total = contentRun.times.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(
  `${total.toFixed(1).padStart(6)} s  in all (GitHub adds a new machine for each job, and installs the packages)`,
);
process.exitCode = failed === 0 ? 0 : 1;
