import type { CmsConfig } from '@sveltia/cms';
import { cameroonTime } from '../../deployment/sign.ts';
import { ask, element } from '../dialog.ts';
import { readPublication } from './deployment.ts';
import { strip } from '../status-bar.ts';
import {
  differenceFrom,
  lastVersions,
  restore,
  type Difference,
  type Version,
} from './versions.ts';

const TITLE = 'Revenir à une version d’avant';

/** Lets the owner take back what she, or somebody else, has changed. */
export function offerToGoBack(config: CmsConfig): void {
  const button = element('button', { type: 'button', textContent: 'Versions d’avant' });
  button.addEventListener('click', () => {
    button.disabled = true;
    void goBack(config)
      .catch(tellFailure)
      .finally(() => {
        button.disabled = false;
      });
  });
  strip().append(button);
}

async function goBack(config: CmsConfig): Promise<void> {
  const [now, ...before] = await lastVersions(config);
  const then = await chosen(before);
  if (!now || !then) return;
  const difference = await differenceFrom(config, now, then);
  if (!(await agrees(then, difference))) return;
  const { head } = await readPublication(config);
  await restore(config, head.commit, difference, `Retour à la version de ${when(then)}`);
  // The editor reads everything anew.
  location.reload();
}

async function chosen(versions: readonly Version[]): Promise<Version | undefined> {
  const options = versions.map((one, index) =>
    element('option', { value: String(index), textContent: `${when(one)} : ${one.message}` }),
  );
  const list = element(
    'select',
    { size: Math.max(2, options.length), ariaLabel: 'Version' },
    options,
  );
  list.selectedIndex = 0;
  const words =
    'Choisissez celle que le site doit reprendre. Ce qui est venu après n’est pas perdu : cela reste dans cette liste.';
  const none = 'Il n’y a pas encore de version d’avant.';
  const answer = await ask({
    title: TITLE,
    content:
      options.length === 0
        ? [element('p', { textContent: none })]
        : [element('p', { textContent: words }), list],
    choices: options.length === 0 ? { '': 'Fermer' } : { next: 'Continuer', '': 'Ne rien changer' },
  });
  return answer === 'next' ? versions[list.selectedIndex] : undefined;
}

async function agrees(version: Version, { written, removed }: Difference): Promise<boolean> {
  const files = [
    ...[...written.keys()].map((path) => `${path} : reprend son état d’alors`),
    ...removed.map((path) => `${path} : n’existait pas, disparaît`),
  ];
  const lines = files.map((textContent) => element('li', { textContent }));
  const answer = await ask({
    title: `${TITLE}, celle de ${when(version)}`,
    content: [element('ul', {}, lines)],
    choices: { back: 'Revenir à cette version', '': 'Ne rien changer' },
  });
  return answer === 'back';
}

async function tellFailure(error: unknown): Promise<void> {
  const why = error instanceof Error ? error.message : String(error);
  const textContent = `Rien n’est changé. ${why}`;
  await ask({ title: TITLE, content: [element('p', { textContent })], choices: { '': 'Fermer' } });
}

const when = ({ at }: Version) => cameroonTime(new Date(at), new Date());
