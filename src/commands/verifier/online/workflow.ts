import type { Finding } from './finding.ts';
import type { GitHubAnswer } from './github-answer.ts';

/** What keeps the workflow that publishes from running, by the state that GitHub gives it. */
const ASLEEP: Record<string, string> = {
  disabled_inactivity:
    '« Publier » s’est endormi, comme GitHub le fait après soixante jours sans changement ; onglet « Actions », ouvrez « Publier », puis « Enable workflow »',
  disabled_manually:
    '« Publier » a été arrêté ; onglet « Actions », ouvrez « Publier », puis « Enable workflow »',
};

const OFF =
  '« Publier » n’est pas en service ; onglet « Actions », cliquez sur « I understand my workflows, go ahead and enable them », ou sur « Enable workflow »';

/** What is wrong with the workflow that publishes (https://docs.github.com/rest/actions/workflows). */
export function workflowFault(workflow: GitHubAnswer<{ state: string }>): Finding[] {
  if (workflow === 'missing') return [{ line: `${OFF}.`, broken: true }];
  if ('failure' in workflow) return [{ line: workflow.failure }];
  const { state } = workflow.found;
  return state === 'active' ? [] : [{ line: `${ASLEEP[state] ?? OFF}.`, broken: true }];
}
