/**
 * Asks once for what every page needs. What is built stands still; what the development server shows may have changed
 * since.
 */
export function once<Data>(read: () => Data): () => Data {
  let known: { data: Data } | undefined;
  return () => (import.meta.env.DEV ? read() : (known ??= { data: read() }).data);
}
