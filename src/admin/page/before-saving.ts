import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/dates.ts';
import { checkEntry } from '@/content/check/check-entry.ts';
import { formOf, placeName } from '../config/forms.ts';
import { collectionOf, schemaOf } from '../config/schemas.ts';
import { withDrawnKeys, withoutEmptyFields } from '../config/prepare-entry.ts';
import { DOSSIERS, faultsBetween, writtenHeader } from './between-files.ts';
import type { PublishedSite } from './published-site.ts';
import { tryAgain, notSaved } from './try-again.ts';
import { element, ask } from './dialog.ts';

const record = z.record(z.string(), z.unknown());

const saved = z.object({ data: record, path: z.string(), newRecord: z.boolean() });

const titled = z.object({ title: z.string().catch('') });

type Data = Record<string, unknown>;

/** What the desk asks of the place where it runs. */
export interface DeskHost {
  site: PublishedSite;
  /** The text of a file of that path, from the root of the site; nothing when there is none. */
  textAt: (path: string) => Promise<string | undefined>;
  /** The texts of a folder's files by their paths, both from the root of the site. */
  textsIn: (folder: string) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Lets the editor write only what the build will accept: the whole check of the build runs as the owner saves. What is
 * refused stays in the form.
 */
export function checkBeforeSaving(
  editor: typeof Editor,
  config: CmsConfig,
  { textAt, textsIn, site }: DeskHost,
): void {
  editor.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      try {
        return entry.set('data', await publishable(saved.parse(entry.toJS())));
      } catch (cause) {
        // The editor shows the cause of an error of this name, and keeps what was written.
        throw new Error('saving_failed', { cause });
      }
    },
  });

  async function publishable({ data, path, newRecord }: z.infer<typeof saved>): Promise<Data> {
    const stored = await tryAgain(() => textAt(path));
    const isThere = async (name: string) => (await tryAgain(() => textAt(name))) !== undefined;
    const collection = collectionOf(path);
    if (newRecord && collection === 'portfolio')
      await checkNewAddress(path, titled.parse(data).title, isThere);
    else if (newRecord && stored !== undefined)
      throw new Error('Un autre dossier a déjà ce nom ; changez le titre.');
    const { body, ...fields } = data;
    const text = typeof body === 'string' ? body : '';
    const names = new Set(await tryAgain(() => site.iconNames()));
    const schema = schemaOf(path, {
      isIconName: (name) => names.has(name),
      // What was chosen just now isn't stored yet: what the file named before must be there.
      exists: async (name) =>
        stored?.includes(name) !== true || (await isThere(pathFrom(path, name))),
    });
    const written = withDrawnKeys(schema, record.parse(withoutEmptyFields(schema, fields)));
    const content = { data: written, body: text, source: JSON.stringify(written) };
    const checked = { collection, file: path, content };
    const today = dayInCameroon(new Date());
    const own = await checkEntry(checked, schema, {
      isPublic: (address) => tryAgain(() => site.has(address)),
      standingOf: async (name) => {
        const item = await tryAgain(() => textAt(`content/portfolio/${name}.md`));
        return item === undefined ? undefined : writtenHeader(item);
      },
      today,
    });
    const between = await faultsBetween({ collection, path, data: written }, today, () =>
      tryAgain(() => textsIn(DOSSIERS)),
    );
    const faults = [...own, ...between];
    markFaults(faults);
    const form = formOf(config, path, data);
    const lines = faults.map((one) => `${placeName(form, one.path) || 'Texte'} : ${one.message}.`);
    if (lines.length > 0) throw new Error(lines.join('\n'));
    return body === undefined ? written : { ...written, body };
  }
}

/** The path of a file that another one names, from where that one is. */
function pathFrom(path: string, name: string): string {
  return new URL(name, `https://site.invalid/${path}`).pathname.slice(1);
}

const NOTE = 'desk-fault';

/** What is wrong with a field of the form, and which one: keys and positions that lead to it. */
interface FieldFault {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Says beside the fields what is wrong with them, as far as they are drawn, until something is typed there or the form
 * is checked again.
 *
 * @param faults none to take back what was said.
 */
function markFaults(faults: readonly FieldFault[]): void {
  for (const note of document.querySelectorAll(`.${NOTE}`)) note.remove();
  const marked = faults.flatMap(({ path, message }) => {
    const key = CSS.escape(path.map(String).join('.') || 'body');
    const field = document.querySelector(`[data-key-path="${key}"]`);
    if (!field) return [];
    const note = element('p', { className: NOTE, textContent: `${message}.` });
    note.setAttribute('role', 'alert');
    field.append(note);
    const clear = () => {
      note.remove();
    };
    field.addEventListener('input', clear, { once: true });
    return [field];
  });
  marked[0]?.scrollIntoView({ block: 'center' });
}

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
async function checkNewAddress(
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
