import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkGitHub, repositoryNameInUrl } from '@/commands/verifier/online/check-github.ts';
import {
  MORNING,
  REPOSITORY,
  soundGitHub,
  startInstallation,
  STATE,
  STEP,
  WORKFLOW,
  type Given,
  type Installation,
} from '../../../support/installation.ts';

let online: Installation;

beforeAll(async () => {
  online = await startInstallation();
});

beforeEach(() => {
  Object.assign(online.answers, soundGitHub());
});

afterAll(() => online.close());

const check = () => checkGitHub({ api: online.origin }, REPOSITORY);

const off = (state: string): Given => ({ body: JSON.stringify({ state }) });

const written = (state: object): Given => ({ body: JSON.stringify(state) });

const refused = { ...STEP, by: 'content', reasons: ['content/site.json › name : vide.'] };

describe('GitHub, as an installation needs it', () => {
  test('nothing is missing', async () => {
    expect(await check()).toEqual([]);
  });

  test.each<[string, string, Given, string, boolean?]>([
    ['a repository nobody sees', `/repos/${REPOSITORY}`, { status: 404 }, 'ou il est privé'],
    ['a key of no use', `/repos/${REPOSITORY}`, { status: 401 }, 'GitHub refuse la clé'],
    ['too many requests', `/repos/${REPOSITORY}`, { status: 403 }, 'réessayez dans une heure'],
    ['an answer that is none', `/repos/${REPOSITORY}`, { body: '<p>' }, 'autre chose que prévu'],
    [
      'another main branch',
      `/repos/${REPOSITORY}`,
      { body: '{ "default_branch": "master" }' },
      's’appelle « master »',
      true,
    ],
    ['a workflow that is off', WORKFLOW, { status: 404 }, '« Publier » n’est pas en service', true],
    ['a workflow stopped', WORKFLOW, off('disabled_manually'), '« Publier » est arrêté', true],
    ['a workflow asleep', MORNING, off('disabled_inactivity'), 'soixante jours', false],
    [
      'no branch of the publication',
      STATE,
      { status: 404 },
      'Aucune publication n’a encore abouti',
    ],
    ['a first publication under way', STATE, written({ running: STEP }), 'Aucune publication'],
    [
      'a publication refused',
      STATE,
      written({ published: STEP, refused }),
      'site.json › name',
      true,
    ],
  ])('%s is said', async (_what, path, given, fault, broken) => {
    online.answers[path] = given;
    const problems = await check();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toContain(fault);
    expect(problems[0]?.broken).toBe(broken);
  });

  test('a folder that names no repository', async () => {
    const [finding] = await checkGitHub({ api: online.origin }, undefined);
    expect(finding?.line).toContain('"publishing": { "repository": "compte/depot" }');
  });

  test('the key is shown to GitHub where there is one', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await checkGitHub({ api: online.origin, token: 'key' }, REPOSITORY);
    const shown = fetched.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('authorization'),
    );
    fetched.mockRestore();
    expect(new Set(shown)).toEqual(new Set(['Bearer key']));
  });

  test.each([
    ['https://github.com/compte/depot.git\n', 'compte/depot'],
    ['git@github.com:compte/depot.git', 'compte/depot'],
    ['https://github.com/compte/site.cm', 'compte/site.cm'],
    ['/srv/depot', undefined],
  ])('the clone of %s', (address, name) => {
    expect(repositoryNameInUrl(address)).toBe(name);
  });
});
