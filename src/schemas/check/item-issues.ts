import { z } from 'zod';
import { isSafeLink } from '../../domain/safe-link.ts';
import { textLinks } from '../../domain/text/text-tree.ts';
import type { Probes } from './probes.ts';

/** What one content file holds. */
export interface ContentFile {
  /** A JSON document, or the front matter of a Markdown file. */
  data: unknown;
  /** The text below the front matter. */
  body: string;
  /** The whole file. */
  source: string;
}

/** A fault beside those that a schema finds. */
interface Issue {
  path: string[];
  message: string;
}

const item = z.object({
  date: z.coerce.date().optional().catch(undefined),
  videoUrl: z.string().default('').catch(''),
});

/**
 * What is wrong with a portfolio item that its schema can't see: it needs the text, the front matter as
 * it is written, or the disk.
 *
 * @param file one item.
 * @param isPublic whether the site has a file of that address in `public/`.
 */
export async function itemIssues(
  { data, body, source }: ContentFile,
  isPublic: Probes['isPublic'],
): Promise<Issue[]> {
  const { date, videoUrl } = item.catch(NOTHING).parse(data);
  return [
    ...dateIssues(date, source),
    ...(await missingVideo(videoUrl, isPublic)),
    ...textLinks(body)
      .filter((href) => !isSafeLink(href))
      .map((href) => ({
        path: [],
        message: `dans le texte, le lien « ${href} » ne peut pas être suivi ; écrivez une adresse entière, avec « https:// »`,
      })),
  ];
}

const NOTHING = { date: undefined, videoUrl: '' };

/** « 11/12/2026 » and « 2026-02-30 » are dates to JavaScript, and not those that the owner had in mind. */
function dateIssues(date: Date | undefined, source: string): Issue[] {
  if (date === undefined || source.includes(date.toISOString().slice(0, 10))) return [];
  return [
    {
      path: ['date'],
      message: 'ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 »',
    },
  ];
}

/** A video of the site’s own that isn’t there. */
async function missingVideo(address: string, isPublic: Probes['isPublic']): Promise<Issue[]> {
  if (!/^\/[^/]/.test(address) || (await isPublic(address))) return [];
  return [
    {
      path: ['videoUrl'],
      message: `la vidéo « ${address} » est introuvable ; déposez-la dans le dossier « public » ou corrigez l’adresse`,
    },
  ];
}
