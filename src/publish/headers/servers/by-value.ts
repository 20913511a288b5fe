import type { HeaderRule } from '../table.ts';

/** What is sent with every answer. */
export function headersOfAll(table: readonly HeaderRule[]): [name: string, value: string][] {
  return Object.entries(table.find(({ path }) => path === '/*')?.headers ?? {});
}

/**
 * The headers that depend on the path, each with its values and, for each value, the rules' paths: a policy is
 * long, and most documents have the same.
 */
export function headersByPath(table: readonly HeaderRule[]): Map<string, Map<string, string[]>> {
  const names = new Map<string, Map<string, string[]>>();
  for (const { path, headers } of table) {
    if (path === '/*') continue;
    for (const [name, value] of Object.entries(headers)) {
      const values = names.get(name) ?? new Map<string, string[]>();
      names.set(name, values.set(value, [...(values.get(value) ?? []), path]));
    }
  }
  return names;
}

/** A value in double quotes, as both servers read it. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
