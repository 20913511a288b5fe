import { z } from 'zod';
import type { Finding } from './finding.ts';
import { answerOf, type GitHub } from './github-answer.ts';
import { publicationFaults } from './publication.ts';
import { workflowFaults } from './workflow.ts';

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
