import type { Field } from '@sveltia/cms';
import editorTexts from '../config/editor-words.json' with { type: 'json' };
import { labelLines } from '../config/find-form.ts';
import { askInDialog, createElement } from './dialog.ts';

/** Label of the button « Voir les deux versions » in the editor's own dialog about a file that was changed elsewhere. */
const COMPARE_BUTTON_LABEL = editorTexts['save_conflict.save_anyway'];

let comparisonRequested = false;

/**
 * Watches for a click on « Voir les deux versions »: the next save then first shows the stored version and the owner's version.
 */
export function watchCompareButton(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      comparisonRequested ||= button?.textContent.trim() === COMPARE_BUTTON_LABEL;
    },
    true,
  );
}

/** Returns whether the owner has asked to see both versions since the last save, and forgets that she has. */
export function consumeComparisonRequest(): boolean {
  const requested = comparisonRequested;
  comparisonRequested = false;
  return requested;
}

const CHANGED_MESSAGE =
  'Il a été modifié ailleurs (un autre onglet, un autre programme) depuis que vous l’avez ouvert. Rien n’est encore enregistré, et rien n’est perdu.';
const DELETED_TEXT = '(Ce texte a été supprimé.)';

/**
 * Shows the owner how a file that was changed elsewhere differs from what she wants to save, and asks whether to overwrite it.
 *
 * @param storedText current version; undefined when the file was deleted.
 * @param ownText version that she wants to save.
 * @param fields of the form of that file: both versions are shown with the labels of these fields.
 * @returns whether to overwrite.
 */
export async function askWhetherToOverwrite(
  storedText: string | undefined,
  ownText: string,
  fields: readonly Field[],
): Promise<boolean> {
  const ownLines = labelLines(fields, ownText);
  const [storedPart, ownPart] =
    storedText === undefined
      ? [DELETED_TEXT, ownLines]
      : cutCommonLines(labelLines(fields, storedText), ownLines);
  const answer = await askInDialog({
    title: 'Ce texte a changé entre-temps',
    content: [
      CHANGED_MESSAGE,
      createElement('div', { className: 'versions' }, [
        versionSection('Ce qui est enregistré maintenant', storedPart),
        versionSection('Ce que vous avez écrit', ownPart),
      ]),
    ],
    choices: {
      own: 'Enregistrer ce que j’ai écrit',
      '': 'Ne pas enregistrer, garder mon texte dans le formulaire',
    },
  });
  return answer === 'own';
}

function versionSection(name: string, text: string): HTMLElement {
  return createElement('section', {}, [
    createElement('h3', { textContent: name }),
    createElement('pre', { textContent: text, tabIndex: 0 }),
  ]);
}

/**
 * Removes the lines that two texts have in common at their start and end, so that the owner sees only what differs.
 *
 * @returns the differing part of each text; « … » stands for removed lines.
 */
export function cutCommonLines(first: string, second: string): [string, string] {
  const [firstLines, secondLines] = [first.split('\n'), second.split('\n')];
  const shorterLength = Math.min(firstLines.length, secondLines.length);
  let start = 0;
  while (start < shorterLength && firstLines[start] === secondLines[start]) start += 1;
  let end = 0;
  while (end < shorterLength - start && firstLines.at(-1 - end) === secondLines.at(-1 - end))
    end += 1;
  const part = (lines: string[]) =>
    [
      ...(start > 0 ? ['…'] : []),
      ...lines.slice(start, lines.length - end),
      ...(end > 0 ? ['…'] : []),
    ].join('\n');
  return [part(firstLines), part(secondLines)];
}
