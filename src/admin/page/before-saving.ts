import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/dates.ts';
import { checkEntry } from '@/content/check/check-entry.ts';
import { findForm, formatFieldPath } from '../config/find-form.ts';
import { collectionOfPath, schemaOfPath } from '../config/editor-schemas.ts';
import {
  fillSecretKeys,
  removeEditorLinks,
  removeEmptyFields,
  putPicturesInOwnParagraphs,
} from '../config/prepare-entry.ts';
import type { FieldProblem } from '@/content/check/problem.ts';
import { facetSlug } from '@/content/facets.ts';
import { formatMarkdownFile } from '@/content/format-file.ts';
import { DOSSIERS_FOLDER, findCrossFileProblems, parseFrontMatter } from './cross-file-checks.ts';
import type { PublishedSite } from './published-site.ts';
import {
  askWhetherToOverwrite,
  consumeComparisonRequest,
  watchCompareButton,
} from './confirm-overwrite.ts';
import { consumePublishRequest } from './new-drafts.ts';
import { hasChangedSinceOpened } from './form-backups.ts';
import { withRetry, reportNotSaved } from './retry-requests.ts';
import { createElement, askInDialog } from './dialog.ts';

const dataRecord = z.record(z.string(), z.unknown());

const savedEntry = z.object({ data: dataRecord, path: z.string(), newRecord: z.boolean() });

const titledData = z.object({ title: z.string().catch(''), body: z.string().catch('') });

type EntryData = Record<string, unknown>;

type IsLostSave = (path: string, text: string) => boolean;

/** Access to the content files and the published site: over the dev file API, or over GitHub. */
export interface ContentAccess {
  site: PublishedSite;
  /** Reads a text file by its path from the project's root; undefined when there is none. */
  readText: (path: string) => Promise<string | undefined>;
  /** Reads a text file as `readText` does, but fails without asking the owner what to do. */
  readInBackground: (path: string) => Promise<string | undefined>;
  /** Reads the files of a folder; the result maps the path of each, from the project's root, to its text. */
  readTexts: (folder: string) => Promise<ReadonlyMap<string, string>>;
  /** Lets the next save overwrite the current version of a file. Missing online, where saves name no version of a file. */
  allowOverwrite?: (path: string) => Promise<void>;
  /** Whether this tab has saved that text at that path, in a save whose reply was lost. */
  isLostSave: IsLostSave;
}

/**
 * Runs the content check of the build whenever the owner saves. An entry with a problem isn't saved, and stays in the
 * form.
 */
export function checkBeforeSaving(
  editor: typeof Editor,
  config: CmsConfig,
  { readText, readTexts, site, allowOverwrite, isLostSave }: ContentAccess,
): void {
  watchCompareButton();
  editor.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      try {
        const { data, ...rest } = savedEntry.parse(entry.toJS());
        const isPublished = consumePublishRequest();
        if (isPublished && isWithoutWords(data))
          throw new Error(
            'Cet article n’a encore ni texte ni chapô ; écrivez l’un des deux, puis publiez-le.',
          );
        const saved = isPublished ? { ...data, draft: false } : data;
        return entry.set('data', await checkedData({ ...rest, data: saved }));
      } catch (cause) {
        // The editor shows the cause of an error with this message, and keeps the form open.
        throw new Error('saving_failed', { cause });
      }
    },
  });

  async function checkedData({
    data,
    path,
    newRecord,
  }: z.infer<typeof savedEntry>): Promise<EntryData> {
    const isCompared = consumeComparisonRequest();
    const read = (name: string) => withRetry(() => readText(name));
    const storedText = await read(path);
    const collection = collectionOfPath(path);
    if (newRecord && storedText !== undefined && !isLostSave(path, storedText))
      throw new Error('Un autre élément a déjà cette adresse ; changez-la, ou le titre.');
    if (newRecord && storedText === undefined && collection === 'portfolio')
      await checkNewAddress(path, titledData.parse(data), read, isLostSave);
    const { body, ...fields } = data;
    const iconNames = new Set(await site.iconNames());
    const schema = schemaOfPath(path, {
      isIconName: (name) => iconNames.has(name),
      // A file that was chosen just now isn't stored yet: only those that the entry named before must exist.
      exists: async (name) =>
        storedText?.includes(name) !== true || (await read(resolvePath(path, name))) !== undefined,
    });
    const prepared = fillSecretKeys(schema, dataRecord.parse(removeEmptyFields(schema, fields)));
    const text =
      typeof body === 'string'
        ? removeEditorLinks(
            putPicturesInOwnParagraphs(body, storedText),
            location.origin + location.pathname,
          )
        : '';
    const content = { data: prepared, body: text, source: JSON.stringify(prepared) };
    const today = dayInCameroon(new Date());
    const entryProblems = await checkEntry({ collection, file: path, content }, schema, {
      isPublicFile: site.has,
      itemStatus: async (name) => {
        const item = await read(`content/portfolio/${name}.md`);
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
    const { fields: formFields = [] } = findForm(config, path, data) ?? {};
    const messages = problems.map(
      (problem) => `${formatFieldPath(formFields, problem.path) || 'Texte'} : ${problem.message}.`,
    );
    if (messages.length > 0) throw new Error(messages.join('\n'));
    if (!newRecord && (isCompared || hasChangedSinceOpened(path, storedText))) {
      const ownText = formatEntry(path, prepared, text);
      if (!(await askWhetherToOverwrite(storedText, ownText, formFields))) throw reportNotSaved();
      await allowOverwrite?.(path);
    }
    return body === undefined ? prepared : { ...prepared, body: text };
  }
}

/** Whether an article has no text, no standfirst and no link to an original. */
const isWithoutWords = ({ category, body, standfirst, originalUrl }: EntryData) =>
  category === 'Articles' && !body && !standfirst && !originalUrl;

/** Formats an entry roughly as the editor writes it, so that it can be compared with the stored file. */
const formatEntry = (path: string, data: EntryData, body: string): string =>
  path.endsWith('.json') ? JSON.stringify(data, null, 2) : formatMarkdownFile(data, body);

/** Resolves a file name in an entry, relative to the path of the entry. */
function resolvePath(path: string, name: string): string {
  return new URL(name, `https://site.invalid/${path}`).pathname.slice(1);
}

const PROBLEM_CLASS = 'desk-fault';

/**
 * Shows each problem beside its field, until the field changes or the next check. Fields that the form doesn't show are
 * skipped.
 *
 * @param problems an empty list removes all messages.
 */
function showFieldProblems(problems: readonly Required<FieldProblem>[]): void {
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

/** Matches a path with the random file name that the editor gives an entry if title and text yield none; a save refuses it. */
const RANDOM_SLUG = /\/[0-9a-f]{12}\.\w+$/;

/** Matches a path whose file name ends with a number, as the editor adds one when a name is taken. */
const NUMBERED_SLUG = /^(?<first>.+)-(?<number>\d+)(?<extension>\.\w+)$/;

/**
 * Checks the address of a new portfolio entry, which is its file name and can't be changed later. Refuses a random one;
 * if it ends with a number that the title lacks, and the address without it is taken, asks the owner to confirm it.
 *
 * @param path of its file, from the project's root.
 * @throws Error in French for a random address, for an entry that this tab has already saved, or when the owner goes back
 *   to the form.
 */
async function checkNewAddress(
  path: string,
  { title, body }: z.infer<typeof titledData>,
  read: ContentAccess['readText'],
  isLostSave: IsLostSave,
): Promise<void> {
  if (RANDOM_SLUG.test(path)) {
    const proposal = facetSlug(body).split('-').slice(0, 8).join('-') || 'mon-texte';
    throw new Error(
      title === ''
        ? 'Sans titre ni texte, cet élément n’a pas d’adresse ; écrivez l’un des deux, ou l’adresse.'
        : `Ce titre n’a ni lettre ni chiffre dont faire une adresse ; écrivez-la dans « Adresse », comme « ${proposal} ».`,
    );
  }
  const {
    first: basePath = '',
    number = '',
    extension = '',
  } = NUMBERED_SLUG.exec(path)?.groups ?? {};
  if (basePath === '' || title.trim().endsWith(number)) return;
  const otherText = await read(basePath + extension);
  if (otherText === undefined) return;
  if (isLostSave(basePath + extension, otherText))
    throw new Error(
      'Ce texte est déjà enregistré : seule la réponse s’est perdue. Fermez ce formulaire, puis rouvrez-le dans la liste.',
    );
  const content = `« ${fileName(basePath)} » existe déjà. Celui-ci aurait l’adresse « ${fileName(basePath)}-${number} ».`;
  const answer = await askInDialog({
    title: 'Un élément du même titre existe déjà',
    content: [content],
    choices: { second: 'Enregistrer ce second élément', '': 'Revenir au formulaire' },
  });
  if (answer !== 'second') throw reportNotSaved();
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
