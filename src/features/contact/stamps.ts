import type { StorageProvider } from '@emailjs/browser';

interface Stamps {
  /** Where the client reads and writes the time of the last message. */
  provider: StorageProvider;
  /** Writes down the time that the client gave. To be called once the message has left. */
  keep: () => void;
}

/**
 * The memory of the throttle between two messages (spec §9). The client stamps the time before it sends,
 * so that a failed attempt would block the next one: here a stamp counts only once it is kept. Where
 * storage is blocked there is no throttle.
 */
export function successOnlyStamps(): Stamps {
  let stamp: [key: string, value: string] | undefined;
  return {
    provider: {
      get: (key) => Promise.resolve(read(key)),
      set: (key, value) => {
        stamp = [key, value];
        return Promise.resolve();
      },
      remove: () => Promise.resolve(),
    },
    keep: () => {
      try {
        if (stamp) localStorage.setItem(...stamp);
      } catch {
        // Blocked or full storage: the next message may follow at once.
      }
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The client reads `localStorage` as it is imported, which throws where the browser blocks it: there,
 * takes the property out of its sight.
 */
export function hideBlockedStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined });
  }
}
