/**
 * The part in which two texts differ, line by line: without the lines that both begin and end with.
 *
 * @returns the part of each; « … » stands where lines were left out.
 */
export function difference(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const part = (lines: string[]) =>
    [
      ...(start > 0 ? ['…'] : []),
      ...lines.slice(start, lines.length - end),
      ...(end > 0 ? ['…'] : []),
    ].join('\n');
  return [part(a), part(b)];
}
