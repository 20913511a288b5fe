import { readRepositoryConfig } from './page-config.ts';

/** Where the editor stores the folder that was chosen locally. */
export const HANDLES_STORE = 'file-system-handles';

/** Opens the IndexedDB database of the editor, which is named after the repository; close it at once. */
export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(`github:${readRepositoryConfig().name}`);
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

/**
 * Intercepts the editor's requests to one of its IndexedDB object stores.
 *
 * @param onChange is called when something was written.
 * @param change returns the first argument that the request is sent with; the promise resolves with the store's answer.
 */
export function interceptObjectStore(
  store: string,
  name: 'get' | 'put' | 'delete',
  onChange: () => void,
  change: (argument: unknown, answer: Promise<unknown>) => unknown,
): void {
  const method: unknown = Reflect.get(IDBObjectStore.prototype, name);
  if (typeof method !== 'function') throw new Error(`The browser has no « ${name} ».`);
  Object.defineProperty(IDBObjectStore.prototype, name, {
    configurable: true,
    value(this: IDBObjectStore, argument: unknown, ...others: unknown[]): unknown {
      if (this.name !== store) return Reflect.apply(method, this, [argument, ...others]);
      const { promise, resolve } = Promise.withResolvers();
      const request: unknown = Reflect.apply(method, this, [change(argument, promise), ...others]);
      if (request instanceof IDBRequest)
        request.addEventListener('success', () => {
          resolve(request.result);
        });
      if (name === 'get') return request;
      this.transaction.addEventListener('complete', onChange);
      // Else a page that is left in this moment would take it back.
      this.transaction.commit();
      return request;
    },
  });
}
