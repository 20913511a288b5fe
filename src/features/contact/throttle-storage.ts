import type { StorageProvider } from '@emailjs/browser';

/**
 * Creates the storage in which EmailJS's rate limit keeps the time of the last message (spec §9). The EmailJS client
 * writes the time before it sends, so that a failed attempt would block the next one: here the time is saved only on
 * `commit`. Where storage is blocked there is no rate limit.
 */
export function createThrottleStorage() {
  let pending: [key: string, value: string] | undefined;
  const provider: StorageProvider = {
    get: (key) => Promise.resolve(readStorage(key)),
    set: (key, value) => {
      pending = [key, value];
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
  };
  /** Saves in localStorage the time of sending that the EmailJS client has set. Call it once the message is sent. */
  const commit = () => {
    try {
      if (pending) localStorage.setItem(...pending);
    } catch {
      // Blocked or full storage: the next message may follow at once.
    }
  };
  return { provider, commit };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Replaces `localStorage` by undefined where the browser blocks it: the EmailJS client reads it on
 * import, and would throw.
 */
export function hideBlockedLocalStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined });
  }
}
