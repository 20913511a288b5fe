import { readRepository } from './page-config.ts';

/** Where the editor stores the folder that was chosen locally. */
export const HANDLES_STORE = 'file-system-handles';

/** Opens the IndexedDB database of the editor, which is named after the repository; close it at once. */
export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(`github:${readRepository().name}`);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(HANDLES_STORE);
  };
  return toPromise(opening);
}

export function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps no data.'));
    };
  });
}
