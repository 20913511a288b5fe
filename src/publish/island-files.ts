/** What one built script needs, as file names below the site's root. */
export interface ScriptNeeds {
  /** Imported with it: scripts and styles. */
  files: readonly string[];
  /** Scripts that it imports on demand. */
  later: readonly string[];
}

/** Every built script, by its file name. */
export type Scripts = ReadonlyMap<string, ScriptNeeds>;

/** An opening tag; Astro escapes the values of its attributes. */
const ISLAND = /<astro-island [^>]*>/g;

/**
 * Writes on each `<astro-island>` the files that its code consists of (`data-files`), and those that this code
 * imports on demand, such as a modal (`data-later-files`): they are fetched before anything is imported. Takes
 * away the `uid` that Astro gives an island for its development server: the folder of the project is in it, and
 * no two folders would build the same pages.
 *
 * @param html a built page.
 * @param scripts of the build.
 * @param base path below which the site is published, without its last « / ».
 * @throws Error when Astro writes its islands in another way than this reads them.
 */
export function withIslandFiles(html: string, scripts: Scripts, base: string): string {
  return html.replaceAll(ISLAND, (tag) => {
    const own = new Set<string>();
    for (const name of ['component-url', 'renderer-url'])
      collect(fileOf(tag, name, base), scripts, own);
    const later = new Set<string>();
    for (const file of own)
      for (const start of scripts.get(file)?.later ?? []) collect(start, scripts, later);
    const list = (files: Iterable<string>) =>
      Array.from(files, (file) => `${base}/${file}`).join(' ');
    const onDemand = [...later].filter((file) => !own.has(file));
    const lists = [
      ` data-files="${list(own)}"`,
      onDemand.length > 0 ? ` data-later-files="${list(onDemand)}"` : '',
    ];
    const plain = tag.replace(/ uid="[^"]*"/, '');
    if (plain === tag)
      throw new Error('Astro gives its islands no « uid » any more: see island-files.ts.');
    return `${plain.slice(0, -1)}${lists.join('')}>`;
  });
}

/** The file that an attribute of an island names. */
function fileOf(tag: string, attribute: string, base: string): string {
  const address = new RegExp(` ${attribute}="([^"]+)"`).exec(tag)?.[1];
  if (!address?.startsWith(`${base}/`))
    throw new Error(`Astro gives an island no « ${attribute} »: see island-files.ts.`);
  return address.slice(base.length + 1);
}

/** Adds a file and all that is imported with it. */
function collect(file: string, scripts: Scripts, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const next of scripts.get(file)?.files ?? []) collect(next, scripts, found);
}
