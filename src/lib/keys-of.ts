/** The keys of a record, in their order; its type must know them all. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(record: object): string[] {
  return Object.keys(record);
}
