import { z } from 'zod';
import { type Finding, get } from './get.ts';
import type { Asking } from '../../ask-host.ts';
import {
  deploymentState,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../../admin/workflows/deployment-status.ts';

/** The branch that is published. */
const BRANCH = 'main';

const repositorySchema = z.object({ default_branch: z.string() });

/**
 * What is missing on GitHub for the site to be published.
 *
 * @param name of the repository, as « account/name ».
 */
export async function checkGitHub(github: GitHub, name: string | undefined): Promise<Finding[]> {
  if (name === undefined) return [{ line: NO_REPOSITORY }];
  const repository = await answerOf(github, `/repos/${name}`, repositorySchema);
  if (repository === 'missing')
    return [
      {
        line: `Le dépôt « ${name} » n’existe pas, ou il est privé ; s’il est privé, relancez avec une clé d’accès dans la variable GITHUB_TOKEN, sinon vérifiez son nom.`,
      },
    ];
  if ('failure' in repository) return [{ line: repository.failure }];
  const [workflows, publication] = await Promise.all([
    workflowFaults(github, name),
    publicationFaults(github, name),
  ]);
  return [...branchFault(repository.found.default_branch), ...workflows, ...publication];
}

const NO_REPOSITORY =
  'Ce dossier ne dit pas quel est son dépôt ; ajoutez dans « site.json » un champ "publishing": { "repository": "compte/depot" }.';

function branchFault(branch: string): Finding[] {
  if (branch === BRANCH) return [];
  return [
    {
      line: `La branche principale du dépôt s’appelle « ${branch} », et seule « ${BRANCH} » est publiée ; sur github.com : « Settings », « General », « Default branch », le crayon, puis « ${BRANCH} ».`,
      broken: true,
    },
  ];
}

/** How GitHub sends what it has: told about, or the file itself. */
const TOLD = 'application/vnd.github+json';
const RAW = 'application/vnd.github.raw+json';

/** Where and how to ask GitHub. */
export interface GitHub extends Pick<Asking, 'ask'> {
  /** Origin of its API. */
  api: string;
  /** An access key, for a private repository and for more than sixty requests an hour. */
  token?: string | undefined;
}

/** What GitHub has at a path: that, nothing that it shows, or in French why nobody can tell. */
type GitHubAnswer<T> = { found: T } | 'missing' | { failure: string };

/**
 * Asks GitHub's API.
 *
 * @param path of the API, from its « / ».
 * @param schema of what it answers.
 * @param accept how it is to be sent.
 */
async function answerOf<T>(
  { api, token, ask }: GitHub,
  path: string,
  schema: z.core.$ZodType<T>,
  accept = TOLD,
): Promise<GitHubAnswer<T>> {
  const headers = {
    accept,
    'user-agent': 'npm-run-verifier',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await get(api + path, { headers, ...(ask && { ask }) });
  if ('failure' in answer) return { failure: `GitHub ne répond pas : ${answer.failure}.` };
  if (answer.status === 404) return 'missing';
  if (answer.status === 401)
    return { failure: 'GitHub refuse la clé d’accès de GITHUB_TOKEN ; faites-en une autre.' };
  if (answer.status === 403 || answer.status === 429) return { failure: TOO_MANY };
  const found = z.core.safeParse(schema, parsed(answer.body));
  return answer.status === 200 && found.success
    ? { found: found.data }
    : {
        failure: `GitHub répond par autre chose que prévu (${answer.status}) ; réessayez plus tard.`,
      };
}

const TOO_MANY =
  'GitHub ne répond plus à cet ordinateur pour l’instant ; réessayez dans une heure, ou avec une clé d’accès dans la variable GITHUB_TOKEN.';

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * How the last publication ended, as the workflow has written it down.
 *
 * @param name of the repository, as « account/name ».
 */
async function publicationFaults(github: GitHub, name: string): Promise<Finding[]> {
  const path = `/repos/${name}/contents/${DEPLOYMENT_STATE_FILE}?ref=${DEPLOYMENT_STATE_BRANCH}`;
  const answer = await answerOf(github, path, deploymentState, RAW);
  if (answer === 'missing') return NONE;
  if ('failure' in answer) return [{ line: answer.failure }];
  const { published, refused } = answer.found;
  return [...(refused ? refusal(refused.reasons) : []), ...(published ? [] : NONE)];
}

const NONE: Finding[] = [
  {
    line: 'Aucune publication n’a encore abouti ; sur github.com, onglet « Actions », ouvrez « Publier », puis « Run workflow », et attendez la coche verte.',
  },
];

function refusal(reasons: string[]): Finding[] {
  const all = reasons.length > 0 ? reasons : [SEE_ACTIONS];
  return all.map((reason) => ({
    line: `La dernière publication a été refusée : ${reason}`,
    broken: true,
  }));
}

const SEE_ACTIONS = 'sur github.com, onglet « Actions », ouvrez « Publier » et sa croix rouge.';

/** A workflow of the repository, and what it means that it doesn't run. */
interface Workflow {
  file: string;
  /** As the tab « Actions » lists it. */
  name: string;
  effect: string;
  /** Whether nothing is published without it. */
  broken?: boolean;
}

const WORKFLOWS: Workflow[] = [
  {
    file: 'publier.yml',
    name: 'Publier',
    effect: 'vos changements ne sont plus publiés',
    broken: true,
  },
  {
    file: 'chaque-matin.yml',
    name: 'Chaque matin',
    effect: 'ce qui est programmé ne paraît pas à son jour',
  },
];

const stateSchema = z.object({ state: z.string() });

/**
 * Which workflows don't run (https://docs.github.com/rest/actions/workflows).
 *
 * @param name of the repository, as « account/name ».
 */
async function workflowFaults(github: GitHub, name: string): Promise<Finding[]> {
  const findings = WORKFLOWS.map(async (workflow) => {
    const path = `/repos/${name}/actions/workflows/${workflow.file}`;
    return faultOf(workflow, await answerOf(github, path, stateSchema));
  });
  return (await Promise.all(findings)).flat();
}

function faultOf(
  { name, effect, broken = false }: Workflow,
  answer: GitHubAnswer<{ state: string }>,
): Finding[] {
  const said = (fault: string, mend: string) => [
    { line: `« ${name} » ${fault}, et ${effect} ; onglet « Actions », ${mend}.`, broken },
  ];
  if (answer === 'missing')
    return said(
      'n’est pas en service',
      'cliquez sur « I understand my workflows, go ahead and enable them »',
    );
  if ('failure' in answer) return [{ line: answer.failure }];
  const { state } = answer.found;
  if (state === 'active') return [];
  const enable = `ouvrez « ${name} », puis cliquez sur « Enable workflow »`;
  return state === 'disabled_inactivity'
    ? said('s’est endormi, comme GitHub le veut après soixante jours sans changement', enable)
    : said('est arrêté', enable);
}
