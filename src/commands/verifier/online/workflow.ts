import { z } from 'zod';
import type { Finding } from './finding.ts';
import { answerOf, type GitHub, type GitHubAnswer } from './github-answer.ts';

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
export async function workflowFaults(github: GitHub, name: string): Promise<Finding[]> {
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
