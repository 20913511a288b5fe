import { configOfPage } from '../config-of-page.ts';

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
