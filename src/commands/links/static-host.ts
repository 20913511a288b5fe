/**
 * Returns the path at which a static host serves a file: without « index.html » or « .html » at its end.
 *
 * @param file path in the site, with « / ».
 */
export function addressOfFile(file: string): string {
  return `/${file}`.replace(/(?<=\/)index\.html$/, '').replace(/\.html$/, '');
}

/**
 * Finds the file that a static host with clean addresses serves for a path, without a redirect.
 *
 * @param path of an address: percent-encoded, from its first « / ».
 * @param files paths in the site, with « / ».
 * @returns undefined when there is none, also for a folder without its last « / ».
 */
export function findServedFile(path: string, files: ReadonlySet<string>): string | undefined {
  const name = decodePercent(path).slice(1);
  const candidates =
    name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  return candidates.find((file) => files.has(file));
}

/** Percent-decodes a text; returns it unchanged when an escape is malformed. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
