import { readRepositoryConfig } from './page-config.ts';

/** Name of the IndexedDB object store in which the editor keeps the handle of the folder that was chosen locally. */
export const HANDLES_STORE = 'file-system-handles';

/**
 * Opens the IndexedDB database of the editor, which is named after the repository. The caller must close it right after use.
 */
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
 * @param onChange is called after something was written to or deleted from the store.
 * @param change receives the first argument of a request and a promise of its result; returns the argument to send instead.
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
