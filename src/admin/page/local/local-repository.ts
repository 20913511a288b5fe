import { ContentFolderHandle } from './content-files.ts';
import { HANDLES_STORE, openDatabase, toPromise } from '../editor-database.ts';

const contentFolder = new ContentFolderHandle('');

/**
 * Methods that replace those of the directory handle (File System Access API) which the editor takes for the project's root.
 * The editor finds nothing in it but the content folder.
 */
const repositoryMethods = {
  /** Returns a folder for any name: the editor looks for « .git » to know that it is in a repository. */
  getDirectoryHandle: (name: string) =>
    Promise.resolve(name === 'content' ? contentFolder : new ContentFolderHandle(name)),
  getFileHandle: (name: string) => Promise.reject(notFoundError(name)),
  removeEntry: (name: string) => Promise.reject(notFoundError(name)),
  // eslint-disable-next-line @typescript-eslint/require-await -- the editor iterates as over a folder on disk
  async *entries(): AsyncGenerator<[string, ContentFolderHandle]> {
    yield ['content', contentFolder];
  },
  requestPermission: () => Promise.resolve('granted'),
  queryPermission: () => Promise.resolve('granted'),
};

/**
 * Gives the editor the project's folder without a folder picker, in any browser: the picker returns the root of the
 * browser's private file system, whose methods are replaced by requests to the dev file API. The editor stores that
 * handle in IndexedDB and finds it again after a reload; a plain object could not be stored there.
 */
export function provideLocalRepository(): void {
  for (const [name, value] of Object.entries(repositoryMethods))
    Object.defineProperty(FileSystemDirectoryHandle.prototype, name, { value, configurable: true });
  Object.defineProperty(window, 'showDirectoryPicker', {
    value: () => navigator.storage.getDirectory(),
    configurable: true,
  });
  // Without `move` the editor writes each file directly; the server writes atomically.
  // Firefox defines the method on the common base class of files and folders.
  for (const { prototype } of [FileSystemFileHandle, FileSystemHandle])
    Reflect.deleteProperty(prototype, 'move');
}

function notFoundError(name: string): DOMException {
  return new DOMException(`« ${name} » est introuvable.`, 'NotFoundError');
}

/** Keys under which the editor stores the signed-in user (localStorage) and the chosen folder (IndexedDB). */
const USER_STORAGE_KEY = 'sveltia-cms.user';
const FOLDER_KEY = 'root_dir_handle';

/**
 * Signs in to the editor's local mode before it starts, with the folder already chosen. The editor then asks for nothing, and
 * saves backups of unsaved entries from the first visit on. Without browser storage, it asks for the folder.
 */
export async function signInLocally(): Promise<void> {
  try {
    const database = await openDatabase();
    if (database.objectStoreNames.contains(HANDLES_STORE)) {
      const folder = await navigator.storage.getDirectory();
      await toPromise(
        database
          .transaction(HANDLES_STORE, 'readwrite')
          .objectStore(HANDLES_STORE)
          .put(folder, FOLDER_KEY),
      );
    }
    database.close();
    localStorage.setItem(USER_STORAGE_KEY, JSON.stringify({ backendName: 'local' }));
  } catch (error) {
    console.warn('The editor will ask for the folder itself.', error);
  }
}
