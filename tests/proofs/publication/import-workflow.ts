/**
 * Carries out, step by step, the workflow that takes the links of the online desk, from its own file: GitHub's actions, its
 * command and the web have stand-ins. Then publishes one of the drafts as the owner would, by the other workflow.
 * Prints what each scenario came to, and the time for forty links; exits with 1 when one ended otherwise than it should.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectedPages } from '../import-quality/expected.ts';
import { carryOut, type Run } from './carry-out.ts';
import { Forge } from './forge.ts';

const FORTY = 40;
const links = expectedPages('tests/proofs/import-quality/pages')
  .filter(({ fields }) => fields.text)
  .slice(0, FORTY)
  .map(({ name }) => `http://${name.replace('/', '-')}.example/`);

const forge = new Forge();
process.on('exit', () => {
  forge.remove();
});

let failed = 0;

/** One scenario: the links that she pastes, and how it must end. */
function scenario(title: string, pasted: readonly string[], check: (run: Run) => void): Run {
  const run = carryOut('.github/workflows/importer.yml', forge, {
    event: 'repository_dispatch',
    payload: { id: title, links: pasted.join('\n') },
    env: { NODE_OPTIONS: `--import=${resolve('tests/proofs/import-quality/every-page.ts')}` },
  });
  try {
    assert.equal(forge.imported.id, title);
    assert(forge.imported.ended);
    check(run);
    console.log(`ok      ${title}`);
  } catch (error) {
    failed += 1;
    const lines = forge.imported.lines.map(({ link, said }) => `${link}: ${said}`);
    console.log(`FAILED  ${title}\n${[String(error), ...run.failures, ...lines].join('\n')}`);
  }
  return run;
}

const taken = () => forge.imported.lines.filter(({ said }) => said.startsWith('pris'));
const asked = () => {
  const file = join(forge.folder, 'gh');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

assert.equal(links.length, FORTY);

const atFirst = forge.list('content/portfolio').length;
const { times } = scenario('forty links', links, ({ failures }) => {
  assert.deepEqual(failures, []);
  assert.equal(forge.imported.total, FORTY);
  const others = forge.imported.lines.filter(({ said }) => !said.startsWith('pris'));
  assert.deepEqual(others, []);
  assert(forge.list('content/portfolio').length >= atFirst + FORTY);
  assert.deepEqual(asked(), ['workflow run publier.yml']);
});

const file = `content/${taken()[0]?.file ?? ''}`;
const page = `articles/${file.replace(/^.*\/|\.md$/g, '')}/index.html`;
const { head } = forge;
scenario('the same links once more', links, () => {
  assert.equal(taken().length, 0);
  assert(forge.imported.lines.every(({ said }) => said === 'déjà là'));
  assert.equal(forge.head, head);
  assert.equal(asked().length, 1);
});

scenario(
  'a link that leads nowhere, and one of this machine',
  ['http://none.example/', 'http://127.0.0.1/'],
  () => {
    assert.match(forge.imported.lines[0]?.said ?? '', /une erreur \(404\)/);
    assert.match(forge.imported.lines[1]?.said ?? '', /celle d’une page publique du web/);
    assert.equal(forge.head, head);
  },
);

scenario('no link at all', ['Bonjour !'], () => {
  assert.match(forge.imported.lines[0]?.said ?? '', /Il n’y a pas d’adresse/);
  assert.equal(forge.head, head);
});

/** What the host shows after the site was published as it stands. */
function published(path: string): boolean {
  const { failures } = carryOut('.github/workflows/publier.yml', forge);
  assert.deepEqual(failures, []);
  return existsSync(join(forge.online, path));
}

assert(!published(page));
forge.save(file, forge.read(file).replace(/^draft: true\n/m, ''));
assert(published(page));
console.log('ok      a draft is nowhere, and is online once it is none');

const seconds = times.find(({ step }) => step.includes('take'))?.seconds ?? 0;
console.log(`\n${FORTY} links: ${seconds.toFixed(0)} s, where each answer takes 0.3 s`);
process.exitCode = failed === 0 ? 0 : 1;
