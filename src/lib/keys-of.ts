/** Returns the keys of a record with their type, which must include all of them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(record: object): string[] {
  return Object.keys(record);
}
