import { z } from 'zod/mini';
import { withNewItemFields } from './new-drafts.ts';
import { interceptObjectStore, openDatabase, toPromise } from './editor-database.ts';

/** Name of the IndexedDB object store in which the editor backs up unsaved forms; its keys are a list and an entry name. */
const STORE = 'draft-backups';

/**
 * Entry name under which the editor backs up every new entry, and a single file that doesn't exist yet. With this one name,
 * each backup would overwrite the one before.
 */
const UNNAMED = '';

/**
 * Start of the entry name under which the admin has each new entry backed up, so that none overwrites another; a random ID
 * follows.
 */
const NEW_TEXT = 'new:';

/** Matches the URL fragment at which the editor shows a form for a new entry. */
const NEW_FORM = /^#\/collections\/[^/]+\/new(\?|$)/;

/**
 * The editor's name for the list of single files (« singletons »), and a pattern that matches the URL fragment of a form in
 * that list; its group is the name of the single file.
 */
const SINGLE_FILES = '_singletons';
const SINGLE_FILE_FORM = /^#\/collections\/_singletons\/entries\/([^/?]+)/;

/** Key in sessionStorage for the entry name under which the form for a new entry is backed up. */
const NAME_STORAGE_KEY = 'desk-new-text';

const storeKey = z.tuple([z.string(), z.string()]);

const backupSchema = z.looseObject({
  collectionName: z.string(),
  slug: z.string(),
  timestamp: z.date(),
  currentValues: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Text of the file when the form was opened. */
  openedText: z.optional(z.string()),
});

/** The editor's backup of a form that was changed and isn't saved. */
export type Backup = z.infer<typeof backupSchema>;

/** For each form that was opened, the text that its file had at that time, by the path of the file. */
const openedText = new Map<string, string | undefined>();

/** Name of the single file whose form was opened last. */
let openSingleFile = UNNAMED;

/** Entry name of the backup that the next form for a new entry continues; undefined when that form starts empty. */
let continued: string | undefined;

/**
 * Gives the backup of each new entry a name of its own. Adds to every other backup the text that the file had when the form was
 * opened: a later save compares it with the file, even after a reload.
 *
 * @param pathOf returns the path of an entry's file, from its list and name.
 * @param readText reads the file with that path; undefined when there is none.
 * @param onChange is called when backups are stored or deleted, and when another form is opened.
 */
export function interceptBackups(
  pathOf: (list: string, entry: string) => string,
  readText: (path: string) => Promise<string | undefined>,
  onChange: () => void,
): void {
  watchAddress(onChange);

  interceptObjectStore(STORE, 'put', onChange, (value) => {
    const text = backupSchema.parse(value);
    const { collectionName: list, slug } = text;
    if (slug === UNNAMED) return { ...text, slug: nameUnnamed(list) };
    return { ...text, openedText: openedText.get(pathOf(list, slug)) };
  });

  interceptObjectStore(STORE, 'get', onChange, (value, request) => {
    const [list, entry] = storeKey.parse(value);
    if (entry !== UNNAMED) void rememberOpenedText(pathOf(list, entry), request);
    return keyOf(list, entry);
  });

  interceptObjectStore(STORE, 'delete', onChange, (value) => {
    const key = storeKey.safeParse(value).data;
    if (!key) return value;
    if (key[1] !== UNNAMED) openedText.delete(pathOf(...key));
    return keyOf(...key);
  });

  async function rememberOpenedText(path: string, request: Promise<unknown>): Promise<void> {
    const [text, stored] = await Promise.all([readText(path).catch(() => undefined), request]);
    openedText.set(path, backupSchema.safeParse(stored).data?.openedText ?? text);
  }
}

const keyOf = (list: string, entry: string) => [
  list,
  entry === UNNAMED ? nameUnnamed(list) : entry,
];

/**
 * Returns the entry name for the backup of a form to which the editor gives none: that of the single file, or of the new entry.
 */
const nameUnnamed = (list: string) => (list === SINGLE_FILES ? openSingleFile : newTextName());

/** Returns the entry name for the backup of the new entry in the form, which stays the same after a reload. */
const newTextName = () => sessionStorage.getItem(NAME_STORAGE_KEY) ?? nameNewText();

function nameNewText(): string {
  const name = continued ?? NEW_TEXT + crypto.randomUUID();
  continued = undefined;
  sessionStorage.setItem(NAME_STORAGE_KEY, name);
  return name;
}

/**
 * Watches which form the URL opens. Names the backup of each new entry, and makes the editor forget the form before, which it
 * would otherwise back up under that name.
 */
function watchAddress(onChange: () => void): void {
  let address = location.hash;
  const rememberFile = () => {
    openSingleFile = SINGLE_FILE_FORM.exec(address)?.[1] ?? openSingleFile;
  };
  rememberFile();
  const look = () => {
    if (location.hash === address) return;
    address = location.hash;
    forgetOpenForm();
    rememberFile();
    if (NEW_FORM.test(address)) nameNewText();
    onChange();
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const method = history[name].bind(history);
    history[name] = (...args) => {
      method(...args);
      look();
    };
  }
  addEventListener('popstate', look);
}

/**
 * Whether the file of an entry has changed since its form was opened; if the form was restored from a backup, since it was
 * opened the first time.
 *
 * @param text what the file has now; undefined when there is none.
 */
export const hasChangedSinceOpened = (path: string, text: string | undefined) =>
  openedText.get(path) !== undefined && openedText.get(path) !== text;

/** Lists the backups of all forms, the newest first, without that of the form which is open. */
export async function listBackups(): Promise<Backup[]> {
  const texts = await useStore('readonly', (store) => store.getAll());
  return z
    .array(backupSchema)
    .parse(texts ?? [])
    .filter((text) => addressOf(text) !== currentForm() || (isNew(text) && !isNamed(text)))
    .toSorted((one, other) => other.timestamp.getTime() - one.timestamp.getTime());
}

/**
 * Keeps the editor from backing up the form that was open, until something is typed: deletes the global function that does so
 * (editor-patches.ts).
 */
const forgetOpenForm = () => Reflect.deleteProperty(globalThis, 'backUpForm');

/** Deletes a backup for good: the form that is open isn't backed up again before something is typed. */
export async function deleteBackup({ collectionName, slug }: Backup): Promise<void> {
  // Else the form would be backed up again when the focus moves (start-editor.ts).
  forgetOpenForm();
  await useStore('readwrite', (store) => store.delete([collectionName, slug]));
}

/** Opens the form of a backup, in which the editor then offers to restore what was typed. */
export function openBackup(text: Backup): void {
  if (isNew(text)) continued = text.slug;
  location.hash = withNewItemFields(addressOf(text));
}

const isNew = ({ slug }: Backup) => slug.startsWith(NEW_TEXT);
const isNamed = ({ slug }: Backup) => slug === sessionStorage.getItem(NAME_STORAGE_KEY);

/** Returns the URL fragment of the form that is open, without the query. */
const currentForm = () => location.hash.replace(/\?.*/, '');

/** Returns the URL fragment at which the editor shows the form of a backup. */
const addressOf = (text: Backup) =>
  `#/collections/${text.collectionName}/${isNew(text) ? 'new' : `entries/${text.slug}`}`;

/** Sends a request to the object store of the backups; returns undefined if the editor hasn't created the store yet. */
async function useStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const database = await openDatabase();
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined;
    return await toPromise(request(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}
