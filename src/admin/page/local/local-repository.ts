import { ContentFolder } from './content-files.ts';
import { configOfPage } from '../config-of-page.ts';

const content = new ContentFolder('content', '');

/** What the editor asks of the folder that the owner would have chosen: the site's, with its content. */
const repository = {
  /** The editor looks for « .git » to know that the folder is a repository. */
  getDirectoryHandle: (name: string) =>
    Promise.resolve(name === 'content' ? content : new ContentFolder(name, name)),
  getFileHandle: (name: string) => Promise.reject(missing(name)),
  removeEntry: (name: string) => Promise.reject(missing(name)),
  // eslint-disable-next-line @typescript-eslint/require-await -- the editor iterates as over a folder on disk
  async *entries(): AsyncGenerator<[string, ContentFolder]> {
    yield ['content', content];
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
  for (const [name, value] of Object.entries(repository))
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

function missing(name: string): DOMException {
  return new DOMException(`« ${name} » est introuvable.`, 'NotFoundError');
}

/** Where the editor keeps who works with it, and the folder that was chosen. */
const USER = 'sveltia-cms.user';
const STORE = 'file-system-handles';
const FOLDER = 'root_dir_handle';

/**
 * Signs in to the editor before it starts, as one who works on this machine and has chosen the folder: it asks nothing,
 * and keeps copies of what is being written from the first time on. Where storage is refused, it asks as it would.
 */
export async function signInLocally(): Promise<void> {
  try {
    const database = await openDatabase();
    if (database.objectStoreNames.contains(STORE)) {
      const folder = await navigator.storage.getDirectory();
      await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(folder, FOLDER));
    }
    database.close();
    localStorage.setItem(USER, JSON.stringify({ backendName: 'local' }));
  } catch (error) {
    console.warn('The editor will ask for the folder itself.', error);
  }
}

/** The database of the editor, which is named after the repository. */
function openDatabase(): Promise<IDBDatabase> {
  const { backend } = configOfPage();
  const name = 'repo' in backend ? `${backend.name}:${backend.repo}` : '';
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE);
  };
  return done(opening);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps no data.'));
    };
  });
}
