/** What a page tells the service worker: that it is being read, or what it has fetched. */
export interface Message {
  /** Path of the page. */
  path: string;
  /** Whether what the browser no longer has may be fetched again. */
  costsLittle: boolean;
  /** Of a page that is being read: the address that it came from, with its parameters, and its title. */
  page?: { address: string; title: string };
  /** Addresses of what it has fetched. */
  files: string[];
}

/** Whether a message is such a one, from this site as it is now. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'path' in value && 'files' in value;
}
