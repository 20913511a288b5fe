import type { Standing } from '@/domain/portfolio/published.ts';

/** The path of an item of the portfolio, from the root of the site. */
export const itemPath = (name: string) => `content/portfolio/${name}.md`;

const DRAFT = /^draft: *true\b/im;
const DATE = /^date: *["']?(?<day>\d{4}-\d{2}-\d{2})\b/m;

/**
 * What decides when an item is shown. The page of the desk reads no YAML: these two lines stand in the header as the
 * desk writes them, and as the content check asks for them.
 *
 * @param file the text of an item; nothing when there is no such file.
 */
export function standingIn(file: string | undefined): Standing | undefined {
  if (file === undefined) return undefined;
  const [, header = ''] = file.split(/^---\s*$/m);
  const day = DATE.exec(header)?.groups?.['day'];
  return {
    draft: DRAFT.test(header),
    ...(day !== undefined && { date: new Date(`${day}T00:00:00Z`) }),
  };
}
