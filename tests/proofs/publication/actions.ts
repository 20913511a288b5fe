import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git, type Forge } from './forge.ts';

/** What an action has to do with. */
export interface Place {
  forge: Forge;
  /** The job’s folder. */
  folder: string;
  /** Whether the job may write to the repository. */
  mayPush: boolean;
}

type Inputs = Readonly<Record<string, string>>;

/** What an action hands on, and what it does at the end of a job that went well. */
interface Done {
  outputs?: Readonly<Record<string, string>>;
  after?: () => void;
}

/** Stand-ins for the actions of others that the workflow uses, by name. */
const ACTIONS: Readonly<Record<string, (inputs: Inputs, place: Place) => Done>> = {
  'actions/checkout': checkOut,
  'actions/setup-node': () => ({}),
  'actions/cache': cache,
  'actions/configure-pages': () => ({ outputs: { base_url: 'https://compte.example/depot' } }),
  'actions/upload-pages-artifact': ({ path = '' }, { forge, folder }) => {
    cpSync(join(folder, path), artefact(forge), { recursive: true });
    return {};
  },
  'actions/deploy-pages': (_, { forge }) => {
    rmSync(forge.online, { recursive: true });
    cpSync(artefact(forge), forge.online, { recursive: true });
    return {};
  },
};

/**
 * Does what an action does.
 *
 * @param uses its name, with its version.
 * @throws Error for one that has no stand-in, and when it fails.
 */
export function act(uses: string, inputs: Inputs, place: Place): Done {
  const [name = ''] = uses.split('@');
  const action = ACTIONS[name];
  if (!action) throw new Error(`There is no stand-in for ${uses}.`);
  return action(inputs, place);
}

const artefact = (forge: Forge) => join(forge.folder, 'artefact');

function checkOut(inputs: Inputs, { forge, folder, mayPush }: Place): Done {
  const origin = `file://${forge.repository}`;
  const depth = inputs['fetch-depth'] === '0' ? [] : ['--depth=1'];
  const filter = inputs['filter'] === undefined ? [] : [`--filter=${inputs['filter']}`];
  rmSync(artefact(forge), { recursive: true, force: true });
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', origin);
  const { ref = 'main' } = inputs;
  git(folder, 'fetch', '--quiet', ...depth, ...filter, 'origin', ref);
  const isBranch = git(folder, 'ls-remote', '--heads', 'origin', ref) !== '';
  if (isBranch) {
    git(folder, 'update-ref', `refs/remotes/origin/${ref}`, 'FETCH_HEAD');
    git(folder, 'checkout', '--quiet', '-B', ref, '--track', `origin/${ref}`);
  } else git(folder, 'checkout', '--quiet', 'FETCH_HEAD');
  if (!mayPush) git(folder, 'remote', 'set-url', '--push', 'origin', '/denied');
  return {};
}

/** One saved folder a key, the newest of a prefix first. */
function cache({ path = '', key = '', 'restore-keys': prefix = '' }: Inputs, place: Place): Done {
  const store = join(place.forge.folder, 'cache');
  mkdirSync(store, { recursive: true });
  const [used] = readdirSync(store)
    .filter((name) => name === key || name.startsWith(prefix.trim()))
    .sort((one) => (one === key ? -1 : 1));
  const folder = join(place.folder, path);
  if (used !== undefined) cpSync(join(store, used), folder, { recursive: true });
  const after = () => {
    if (used === key || !existsSync(folder)) return;
    rmSync(store, { recursive: true });
    cpSync(folder, join(store, key), { recursive: true });
  };
  return { after };
}
