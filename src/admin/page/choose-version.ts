import { ask, element } from './dialog.ts';

const CHANGED =
  'Il a été modifié ailleurs (un autre onglet, un autre programme) depuis que vous l’avez ouvert. Rien n’est encore enregistré, et rien n’est perdu.';
const GONE = '(Ce texte a été supprimé.)';

/**
 * Shows in what a text that somebody else has changed since the owner opened it differs from hers, and asks which one
 * stays.
 *
 * @param theirs the version that is there now; nothing when the file is gone.
 * @param own the one that she wants to save.
 * @returns whether it is her own.
 */
export async function prefersOwn(theirs: string | undefined, own: string): Promise<boolean> {
  const [there, here] = theirs === undefined ? [GONE, own] : difference(theirs, own);
  const answer = await ask({
    title: 'Ce texte a changé entre-temps',
    content: [
      element('p', { textContent: CHANGED }),
      element('div', { className: 'versions' }, [
        version('Ce qui est enregistré maintenant', there),
        version('Ce que vous avez écrit', here),
      ]),
    ],
    choices: {
      own: 'Enregistrer ce que j’ai écrit',
      '': 'Ne pas enregistrer, garder mon texte dans le formulaire',
    },
  });
  return answer === 'own';
}

function version(name: string, text: string): HTMLElement {
  return element('section', {}, [
    element('h3', { textContent: name }),
    element('pre', { textContent: text, tabIndex: 0 }),
  ]);
}

/**
 * The part in which two texts differ, line by line: without the lines that both begin and end with.
 *
 * @returns the part of each; « … » stands where lines were left out.
 */
export function difference(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const part = (lines: string[]) =>
    [
      ...(start > 0 ? ['…'] : []),
      ...lines.slice(start, lines.length - end),
      ...(end > 0 ? ['…'] : []),
    ].join('\n');
  return [part(a), part(b)];
}
