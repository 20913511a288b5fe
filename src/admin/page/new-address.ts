import { ask, element } from './dialog.ts';
import { notSaved } from './try-again.ts';

/** What the editor names an entry that has neither title nor text. */
const RANDOM = /\/[0-9a-f]{12}\.\w+$/;

/** What it names one whose address is taken already. */
const NUMBERED = /^(?<first>.+)-(?<number>\d+)(?<extension>\.\w+)$/;

/**
 * Makes sure that a new entry has an address of its own that the owner knows of: it is chosen once.
 *
 * @param path of its file, from the root of the site.
 * @param isTaken whether the content has a file of that path already.
 * @throws Error in French when it has none, or when she goes back to the form.
 */
export async function checkNewAddress(
  path: string,
  title: string,
  isTaken: (path: string) => Promise<boolean>,
): Promise<void> {
  if (RANDOM.test(path))
    throw new Error(
      'Sans titre ni texte, cet élément n’a pas d’adresse ; écrivez l’un des deux, ou l’adresse.',
    );
  if (await isTaken(path))
    throw new Error('Un autre élément du portfolio a déjà cette adresse ; changez-la.');
  const { first = '', number = '', extension = '' } = NUMBERED.exec(path)?.groups ?? {};
  const chosen = first === '' || title.trim().endsWith(number);
  if (chosen || !(await isTaken(first + extension))) return;
  const content = `« ${nameOf(first)} » existe déjà. Celui-ci aurait l’adresse « ${nameOf(first)}-${number} ».`;
  const answer = await ask({
    title: 'Un élément du même titre existe déjà',
    content: [element('p', { textContent: content })],
    choices: { second: 'Enregistrer ce second élément', '': 'Revenir au formulaire' },
  });
  if (answer !== 'second') throw notSaved();
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
