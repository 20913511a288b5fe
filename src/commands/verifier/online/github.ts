import { z } from 'zod';
import { answerOf, type GitHub } from './github-answer.ts';
import type { Finding } from './finding.ts';
import { workflowFault } from './workflow.ts';

/** Where the publication is prepared. */
const BRANCH = 'main';
const WORKFLOW = 'publier.yml';

/** Where the workflow keeps what it published. */
const STATE = { branch: 'etat', file: 'etat.json' };

const repositorySchema = z.object({ default_branch: z.string() });
const workflowSchema = z.object({ state: z.string() });

/**
 * What is missing on GitHub for the site to be published.
 *
 * @param name of the repository, as « account/name ».
 */
export async function checkGitHub(github: GitHub, name: string | undefined): Promise<Finding[]> {
  if (name === undefined)
    return [
      {
        line: 'Ce dossier ne dit pas quel est son dépôt ; ajoutez dans « site.json » un champ "publishing": { "repository": "compte/depot" }.',
      },
    ];
  const repository = await answerOf(github, `/repos/${name}`, repositorySchema);
  if (repository === 'missing')
    return [
      {
        line: `Le dépôt « ${name} » n’existe pas, ou il est privé ; s’il est privé, relancez avec une clé d’accès dans la variable GITHUB_TOKEN, sinon vérifiez son nom.`,
      },
    ];
  if ('failure' in repository) return [{ line: repository.failure }];
  const [workflow, state] = await Promise.all([
    answerOf(github, `/repos/${name}/actions/workflows/${WORKFLOW}`, workflowSchema),
    answerOf(github, `/repos/${name}/contents/${STATE.file}?ref=${STATE.branch}`, z.unknown()),
  ]);
  return [
    ...branchFault(repository.found.default_branch),
    ...workflowFault(workflow),
    ...stateFault(state),
  ];
}

function branchFault(branch: string): Finding[] {
  if (branch === BRANCH) return [];
  return [
    {
      line: `La branche principale du dépôt s’appelle « ${branch} », et seule « ${BRANCH} » est publiée ; sur github.com : « Settings », « General », « Default branch », le crayon, puis « ${BRANCH} ».`,
      broken: true,
    },
  ];
}

function stateFault(state: Awaited<ReturnType<typeof answerOf>>): Finding[] {
  if (state !== 'missing') return 'failure' in state ? [{ line: state.failure }] : [];
  return [
    {
      line: 'Aucune publication n’a encore abouti ; sur github.com, onglet « Actions », ouvrez « Publier », puis « Run workflow », et attendez la coche verte.',
    },
  ];
}
