import type { StorageProvider } from '@emailjs/browser';

interface ThrottleStorage {
  /** The storage in which the EmailJS client reads and writes the time of the last message. */
  provider: StorageProvider;
  /** Saves the time that the client wrote. To be called once the message is sent. */
  commit: () => void;
}

/**
 * Creates the storage for EmailJS's rate limit (spec §9). The client writes the time before it sends, so
 * that a failed attempt would block the next one: here the time is saved only on `commit`. Where storage
 * is blocked there is no rate limit.
 */
export function createThrottleStorage(): ThrottleStorage {
  let pending: [key: string, value: string] | undefined;
  return {
    provider: {
      get: (key) => Promise.resolve(readStorage(key)),
      set: (key, value) => {
        pending = [key, value];
        return Promise.resolve();
      },
      remove: () => Promise.resolve(),
    },
    commit: () => {
      try {
        if (pending) localStorage.setItem(...pending);
      } catch {
        // Blocked or full storage: the next message may follow at once.
      }
    },
  };
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
