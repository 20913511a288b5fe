/** Returns the keys of a record, typed as its own keys and not as strings; the type must name every key. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(record: object): string[] {
  return Object.keys(record);
}
