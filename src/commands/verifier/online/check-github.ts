import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { resolveRepository } from '../../../admin/config/repository.ts';
import {
  deploymentStateSchema,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../../admin/workflows/deployment-status.ts';
import type { Site } from '../../../content/schemas/site.ts';
import type { ReportLine } from '../verifier-report.ts';
import { fetchWithoutRedirect } from './http-requests.ts';

/**
 * Finds the GitHub repository of this installation, as « account/name »: from the content, the environment or the Git
 * remote « origin ».
 */
export async function findRepositoryName({ publishing }: Site): Promise<string | undefined> {
  const { DESK_REPOSITORY, GITHUB_REPOSITORY } = process.env;
  const repository = DESK_REPOSITORY || GITHUB_REPOSITORY;
  return (
    resolveRepository(publishing, { repository })?.name ?? repositoryNameInUrl(await gitOrigin())
  );
}

/** Extracts « account/name » from a GitHub URL, https or SSH. */
export function repositoryNameInUrl(address: string): string | undefined {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1];
}

/** Returns the URL of the Git remote « origin »; empty without Git, or where the folder is no clone. */
async function gitOrigin(): Promise<string> {
  const output = promisify(execFile)('git', ['remote', 'get-url', 'origin']);
  return output.then(({ stdout }) => stdout).catch(() => '');
}

/** The branch that is deployed. */
const PUBLISHED_BRANCH = 'main';

const repositorySchema = z.object({ default_branch: z.string() });

/**
 * Checks the GitHub repository for what would prevent a deployment.
 *
 * @param name the repository, as « account/name ».
 */
export async function checkGitHub(
  github: GitHubAccess,
  name: string | undefined,
): Promise<ReportLine[]> {
  if (name === undefined) return [{ line: NO_REPOSITORY }];
  const repository = await fetchFromGitHub(github, `/repos/${name}`, repositorySchema);
  if (repository === 'missing')
    return [
      {
        line: `Le dépôt « ${name} » n’existe pas, ou il est privé ; s’il est privé, relancez avec une clé d’accès dans la variable GITHUB_TOKEN, sinon vérifiez son nom.`,
      },
    ];
  if ('failure' in repository) return [{ line: repository.failure }];
  const [workflows, deployment] = await Promise.all([
    checkWorkflows(github, name),
    checkLastDeployment(github, name),
  ]);
  return [...checkDefaultBranch(repository.data.default_branch), ...workflows, ...deployment];
}

const NO_REPOSITORY =
  'Ce dossier ne dit pas quel est son dépôt ; ajoutez dans « site.json » un champ "publishing": { "repository": "compte/depot" }.';

function checkDefaultBranch(branch: string): ReportLine[] {
  if (branch === PUBLISHED_BRANCH) return [];
  return [
    {
      line: `La branche principale du dépôt s’appelle « ${branch} », et seule « ${PUBLISHED_BRANCH} » est publiée ; sur github.com : « Settings », « General », « Default branch », le crayon, puis « ${PUBLISHED_BRANCH} ».`,
      broken: true,
    },
  ];
}

/** Media types of GitHub's answers: JSON, or the raw file. */
const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';

/** Where GitHub's API is, and the access token for it. */
interface GitHubAccess {
  /** Origin of its API. */
  api: string;
  /** An access token, for a private repository and for more than sixty requests an hour. */
  token?: string | undefined;
}

/** Answer of GitHub: data, « missing » (404), or a French error message. */
type GitHubAnswer<T> = { data: T } | 'missing' | { failure: string };

/**
 * Fetches and validates an answer of GitHub's API.
 *
 * @param path of the API, from its « / ».
 * @param schema of what it answers.
 * @param accept media type in which the answer is to be sent.
 */
async function fetchFromGitHub<T>(
  { api, token }: GitHubAccess,
  path: string,
  schema: z.core.$ZodType<T>,
  accept = JSON_MEDIA_TYPE,
): Promise<GitHubAnswer<T>> {
  const headers = {
    accept,
    'user-agent': 'npm-run-verifier',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetchWithoutRedirect(api + path, { headers });
  if ('failure' in answer) return { failure: `GitHub ne répond pas : ${answer.failure}.` };
  if (answer.status === 404) return 'missing';
  if (answer.status === 401)
    return { failure: 'GitHub refuse la clé d’accès de GITHUB_TOKEN ; faites-en une autre.' };
  if (answer.status === 403 || answer.status === 429) return { failure: TOO_MANY_REQUESTS };
  const result = z.core.safeParse(schema, parseJson(answer.body));
  return answer.status === 200 && result.success
    ? { data: result.data }
    : {
        failure: `GitHub répond par autre chose que prévu (${answer.status}) ; réessayez plus tard.`,
      };
}

const TOO_MANY_REQUESTS =
  'GitHub ne répond plus à cet ordinateur pour l’instant ; réessayez dans une heure, ou avec une clé d’accès dans la variable GITHUB_TOKEN.';

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Reports the result of the last deployment, from the state that the workflow has written.
 *
 * @param name of the repository, as « account/name ».
 */
async function checkLastDeployment(github: GitHubAccess, name: string): Promise<ReportLine[]> {
  const path = `/repos/${name}/contents/${DEPLOYMENT_STATE_FILE}?ref=${DEPLOYMENT_STATE_BRANCH}`;
  const answer = await fetchFromGitHub(github, path, deploymentStateSchema, RAW_MEDIA_TYPE);
  if (answer === 'missing') return NEVER_DEPLOYED;
  if ('failure' in answer) return [{ line: answer.failure }];
  const { published, refused } = answer.data;
  return [
    ...(refused ? describeRefusal(refused.reasons) : []),
    ...(published ? [] : NEVER_DEPLOYED),
  ];
}

const NEVER_DEPLOYED: ReportLine[] = [
  {
    line: 'Aucune publication n’a encore abouti ; sur github.com, onglet « Actions », ouvrez « Publier », puis « Run workflow », et attendez la coche verte.',
  },
];

function describeRefusal(reasons: string[]): ReportLine[] {
  const reasonLines = reasons.length > 0 ? reasons : [SEE_ACTIONS];
  return reasonLines.map((reason) => ({
    line: `La dernière publication a été refusée : ${reason}`,
    broken: true,
  }));
}

const SEE_ACTIONS = 'sur github.com, onglet « Actions », ouvrez « Publier » et sa croix rouge.';

/** A GitHub Actions workflow of the repository, and what no longer happens when it is disabled. */
interface Workflow {
  file: string;
  /** As the tab « Actions » lists it. */
  name: string;
  effect: string;
  /** Whether the site can't be deployed while this workflow is off. */
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
 * Reports disabled workflows (https://docs.github.com/rest/actions/workflows).
 *
 * @param name of the repository, as « account/name ».
 */
async function checkWorkflows(github: GitHubAccess, name: string): Promise<ReportLine[]> {
  const problems = WORKFLOWS.map(async (workflow) => {
    const path = `/repos/${name}/actions/workflows/${workflow.file}`;
    return checkWorkflow(workflow, await fetchFromGitHub(github, path, stateSchema));
  });
  return (await Promise.all(problems)).flat();
}

function checkWorkflow(
  { name, effect, broken = false }: Workflow,
  answer: GitHubAnswer<{ state: string }>,
): ReportLine[] {
  const problem = (fault: string, fix: string) => [
    { line: `« ${name} » ${fault}, et ${effect} ; onglet « Actions », ${fix}.`, broken },
  ];
  if (answer === 'missing')
    return problem(
      'n’est pas en service',
      'cliquez sur « I understand my workflows, go ahead and enable them »',
    );
  if ('failure' in answer) return [{ line: answer.failure }];
  const { state } = answer.data;
  if (state === 'active') return [];
  const enable = `ouvrez « ${name} », puis cliquez sur « Enable workflow »`;
  return state === 'disabled_inactivity'
    ? problem('s’est endormi, comme GitHub le veut après soixante jours sans changement', enable)
    : problem('est arrêté', enable);
}
