import { z } from 'zod/mini';
import { withNewItemFields } from './new-drafts.ts';
import { interceptObjectStore, openDatabase, toPromise } from './editor-database.ts';

/** The object store (IndexedDB) in which the editor backs up unsaved forms, by list and entry. */
const STORE = 'draft-backups';

/**
 * Entry name under which the editor backs up every new text, also that of a single file without a file yet: each would
 * overwrite the one before.
 */
const UNNAMED = '';

/** Start of the name under which each new text is backed up instead. */
const NEW_TEXT = 'new:';

/** Matches the fragment of the editor's URL that shows a form for a new entry. */
const NEW_FORM = /^#\/collections\/[^/]+\/new(\?|$)/;

/**
 * Name of the list of the single files, and the pattern of the URL fragment of a form in it, whose group is the file's
 * name.
 */
const SINGLE_FILES = '_singletons';
const SINGLE_FILE_FORM = /^#\/collections\/_singletons\/entries\/([^/?]+)/;

/** Key in sessionStorage for the name of the backup of the new text in the form. */
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

/** The text that the file of each opened form had when it was opened, by path. */
const openedText = new Map<string, string | undefined>();

/** Name of the single file whose form was opened last. */
let openSingleFile = UNNAMED;

/** Name of the backup that the next form for a new text continues. */
let continued: string | undefined;

/**
 * Makes the editor give the backup of each new text a name of its own, and store in each backup the text that its file
 * had when the form was opened, even if it is restored after a reload.
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
    if (entry !== UNNAMED) void rememberBeginning(pathOf(list, entry), request);
    return keyOf(list, entry);
  });

  interceptObjectStore(STORE, 'delete', onChange, (value) => {
    const key = storeKey.safeParse(value).data;
    if (!key) return value;
    if (key[1] !== UNNAMED) openedText.delete(pathOf(...key));
    return keyOf(...key);
  });

  async function rememberBeginning(path: string, request: Promise<unknown>): Promise<void> {
    const [text, stored] = await Promise.all([readText(path).catch(() => undefined), request]);
    openedText.set(path, backupSchema.safeParse(stored).data?.openedText ?? text);
  }
}

const keyOf = (list: string, entry: string) => [
  list,
  entry === UNNAMED ? nameUnnamed(list) : entry,
];

/** Returns the name of the backup of the form that was opened last, for an entry to which the editor gives none. */
const nameUnnamed = (list: string) => (list === SINGLE_FILES ? openSingleFile : newTextName());

/** Returns the name of the backup of the new text in the form, which stays the same after a reload. */
const newTextName = () => sessionStorage.getItem(NAME_STORAGE_KEY) ?? nameNewText();

function nameNewText(): string {
  const name = continued ?? NEW_TEXT + crypto.randomUUID();
  continued = undefined;
  sessionStorage.setItem(NAME_STORAGE_KEY, name);
  return name;
}

/**
 * Gives each new text a name of its own when its form is opened, and makes the editor forget the form before, whose
 * backup would otherwise be saved under that name.
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
 * Whether the file of an entry has changed since its form was opened; after a reload, since the backup in the form was
 * begun.
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

/** Deletes the function by which the editor backs up the form that was open (editor-patches.ts), until something is typed. */
const forgetOpenForm = () => Reflect.deleteProperty(globalThis, 'backUpForm');

/** Deletes a backup. */
export async function deleteBackup({ collectionName, slug }: Backup): Promise<void> {
  // Else the form would be backed up again when the focus moves (start-editor.ts).
  forgetOpenForm();
  await useStore('readwrite', (store) => store.delete([collectionName, slug]));
}

/** Opens the form that a backup is of; the editor offers to restore it there. */
export function openBackup(text: Backup): void {
  if (isNew(text)) continued = text.slug;
  location.hash = withNewItemFields(addressOf(text));
}

const isNew = ({ slug }: Backup) => slug.startsWith(NEW_TEXT);
const isNamed = ({ slug }: Backup) => slug === sessionStorage.getItem(NAME_STORAGE_KEY);

/** Returns the fragment of the page's address that names its form. */
const currentForm = () => location.hash.replace(/\?.*/, '');

/** Returns the fragment of the address at which the editor shows the form for a text. */
const addressOf = (text: Backup) =>
  `#/collections/${text.collectionName}/${isNew(text) ? 'new' : `entries/${text.slug}`}`;

/** Sends a request to the editor's object store; does nothing before the editor has made it. */
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
