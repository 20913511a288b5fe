import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/dates.ts';
import { checkEntry } from '@/content/check/check-entry.ts';
import { findFormFields, formatFieldPath } from '../config/forms.ts';
import { collectionOfPath, schemaOfPath } from '../config/schemas.ts';
import { fillSecretKeys, removeEmptyFields } from '../config/prepare-entry.ts';
import { DOSSIERS_FOLDER, findCrossFileProblems, parseFrontMatter } from './cross-file-checks.ts';
import type { PublishedSite } from './published-site.ts';
import { withRetry, notSavedError } from './retry.ts';
import { createElement, askInDialog } from './dialog.ts';

const dataRecord = z.record(z.string(), z.unknown());

const savedEntry = z.object({ data: dataRecord, path: z.string(), newRecord: z.boolean() });

const titledData = z.object({ title: z.string().catch('') });

type EntryData = Record<string, unknown>;

/** What the desk asks of the place where it runs. */
export interface ContentAccess {
  site: PublishedSite;
  /** The text of a file of that path, from the root of the site; nothing when there is none. */
  readText: (path: string) => Promise<string | undefined>;
  /** The texts of a folder's files by their paths, both from the root of the site. */
  readTexts: (folder: string) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Lets the editor write only what the build will accept: the whole check of the build runs as the owner saves. What is
 * refused stays in the form.
 */
export function checkBeforeSaving(
  editor: typeof Editor,
  config: CmsConfig,
  { readText, readTexts, site }: ContentAccess,
): void {
  editor.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      try {
        return entry.set('data', await checkedData(savedEntry.parse(entry.toJS())));
      } catch (cause) {
        // The editor shows the cause of an error of this name, and keeps what was written.
        throw new Error('saving_failed', { cause });
      }
    },
  });

  async function checkedData({
    data,
    path,
    newRecord,
  }: z.infer<typeof savedEntry>): Promise<EntryData> {
    const storedText = await withRetry(() => readText(path));
    const exists = async (name: string) => (await withRetry(() => readText(name))) !== undefined;
    const collection = collectionOfPath(path);
    if (newRecord && collection === 'portfolio')
      await checkNewAddress(path, titledData.parse(data).title, exists);
    else if (newRecord && storedText !== undefined)
      throw new Error('Un autre dossier a déjà ce nom ; changez le titre.');
    const { body, ...fields } = data;
    const text = typeof body === 'string' ? body : '';
    const iconNames = new Set(await withRetry(() => site.iconNames()));
    const schema = schemaOfPath(path, {
      isIconName: (name) => iconNames.has(name),
      // What was chosen just now isn't stored yet: what the file named before must be there.
      exists: async (name) =>
        storedText?.includes(name) !== true || (await exists(resolvePath(path, name))),
    });
    const prepared = fillSecretKeys(schema, dataRecord.parse(removeEmptyFields(schema, fields)));
    const content = { data: prepared, body: text, source: JSON.stringify(prepared) };
    const checked = { collection, file: path, content };
    const today = dayInCameroon(new Date());
    const entryProblems = await checkEntry(checked, schema, {
      isPublic: (address) => withRetry(() => site.has(address)),
      standingOf: async (name) => {
        const item = await withRetry(() => readText(`content/portfolio/${name}.md`));
        return item === undefined ? undefined : parseFrontMatter(item);
      },
      today,
    });
    const crossFileProblems = await findCrossFileProblems(
      { collection, path, data: prepared },
      today,
      () => withRetry(() => readTexts(DOSSIERS_FOLDER)),
    );
    const problems = [...entryProblems, ...crossFileProblems];
    showFieldProblems(problems);
    const form = findFormFields(config, path, data);
    const messages = problems.map(
      (problem) => `${formatFieldPath(form, problem.path) || 'Texte'} : ${problem.message}.`,
    );
    if (messages.length > 0) throw new Error(messages.join('\n'));
    return body === undefined ? prepared : { ...prepared, body };
  }
}

/** The path of a file that another one names, from where that one is. */
function resolvePath(path: string, name: string): string {
  return new URL(name, `https://site.invalid/${path}`).pathname.slice(1);
}

const PROBLEM_CLASS = 'desk-fault';

/** What is wrong with a field of the form, and which one: keys and positions that lead to it. */
interface FieldProblem {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Says beside the fields what is wrong with them, as far as they are drawn, until something is typed there or the form
 * is checked again.
 *
 * @param problems none to take back what was said.
 */
function showFieldProblems(problems: readonly FieldProblem[]): void {
  for (const note of document.querySelectorAll(`.${PROBLEM_CLASS}`)) note.remove();
  const markedFields = problems.flatMap(({ path, message }) => {
    const key = CSS.escape(path.map(String).join('.') || 'body');
    const field = document.querySelector(`[data-key-path="${key}"]`);
    if (!field) return [];
    const note = createElement('p', { className: PROBLEM_CLASS, textContent: `${message}.` });
    note.setAttribute('role', 'alert');
    field.append(note);
    const removeNote = () => {
      note.remove();
    };
    field.addEventListener('input', removeNote, { once: true });
    return [field];
  });
  markedFields[0]?.scrollIntoView({ block: 'center' });
}

/** What the editor names an entry that has neither title nor text. */
const RANDOM_SLUG = /\/[0-9a-f]{12}\.\w+$/;

/** What it names one whose address is taken already. */
const NUMBERED_SLUG = /^(?<first>.+)-(?<number>\d+)(?<extension>\.\w+)$/;

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
  if (RANDOM_SLUG.test(path))
    throw new Error(
      'Sans titre ni texte, cet élément n’a pas d’adresse ; écrivez l’un des deux, ou l’adresse.',
    );
  if (await isTaken(path))
    throw new Error('Un autre élément du portfolio a déjà cette adresse ; changez-la.');
  const {
    first: basePath = '',
    number = '',
    extension = '',
  } = NUMBERED_SLUG.exec(path)?.groups ?? {};
  const isDeliberate = basePath === '' || title.trim().endsWith(number);
  if (isDeliberate || !(await isTaken(basePath + extension))) return;
  const content = `« ${fileName(basePath)} » existe déjà. Celui-ci aurait l’adresse « ${fileName(basePath)}-${number} ».`;
  const answer = await askInDialog({
    title: 'Un élément du même titre existe déjà',
    content: [createElement('p', { textContent: content })],
    choices: { second: 'Enregistrer ce second élément', '': 'Revenir au formulaire' },
  });
  if (answer !== 'second') throw notSavedError();
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
