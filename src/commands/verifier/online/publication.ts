import { publicationState } from '../../../admin/deployment/state.ts';
import { STATE_BRANCH, STATE_FILE } from '../../../admin/deployment/state-file.ts';
import type { Finding } from './finding.ts';
import { answerOf, RAW, type GitHub } from './github-answer.ts';

/**
 * How the last publication ended, as the workflow has written it down.
 *
 * @param name of the repository, as « account/name ».
 */
export async function publicationFaults(github: GitHub, name: string): Promise<Finding[]> {
  const path = `/repos/${name}/contents/${STATE_FILE}?ref=${STATE_BRANCH}`;
  const answer = await answerOf(github, path, publicationState, RAW);
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
