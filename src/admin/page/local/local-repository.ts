import { ContentFolderHandle } from './content-files.ts';
import { readPageConfig } from '../page-config.ts';

const contentFolder = new ContentFolderHandle('content', '');

/** What the editor asks of the folder that the owner would have chosen: the site's, with its content. */
const repositoryMethods = {
  /** The editor looks for « .git » to know that the folder is a repository. */
  getDirectoryHandle: (name: string) =>
    Promise.resolve(name === 'content' ? contentFolder : new ContentFolderHandle(name, name)),
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
 * Gives the editor the site's own folder, in any browser: instead of what a picker
 * would return, it gets the root of the browser's private file system, whose methods lead to the
 * development server. The editor keeps that handle in its database, and finds it again after a reload;
 * an object of our own would not survive there.
 */
export function provideLocalRepository(): void {
  for (const [name, value] of Object.entries(repositoryMethods))
    Object.defineProperty(FileSystemDirectoryHandle.prototype, name, { value, configurable: true });
  Object.defineProperty(window, 'showDirectoryPicker', {
    value: () => navigator.storage.getDirectory(),
    configurable: true,
  });
  // Without it the editor writes each file in place; the server sees to it that none is half written.
  // Firefox has the method on what files and folders have in common.
  for (const { prototype } of [FileSystemFileHandle, FileSystemHandle])
    Reflect.deleteProperty(prototype, 'move');
}

function notFoundError(name: string): DOMException {
  return new DOMException(`« ${name} » est introuvable.`, 'NotFoundError');
}

/** Where the editor keeps who works with it, and the folder that was chosen. */
const USER_STORAGE_KEY = 'sveltia-cms.user';
const HANDLES_STORE = 'file-system-handles';
const FOLDER_KEY = 'root_dir_handle';

/**
 * Signs in to the editor before it starts, as one who works on this machine and has chosen the folder: it asks nothing,
 * and keeps copies of what is being written from the first time on. Where storage is refused, it asks as it would.
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

/** The database of the editor, which is named after the repository. */
function openDatabase(): Promise<IDBDatabase> {
  const { backend } = readPageConfig();
  const name = 'repo' in backend ? `${backend.name}:${backend.repo}` : '';
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(HANDLES_STORE);
  };
  return toPromise(opening);
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps no data.'));
    };
  });
}
