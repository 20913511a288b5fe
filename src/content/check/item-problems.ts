import { z } from 'zod';
import type { Probes } from './lookups.ts';
import { dateIssues, linkIssues, type ContentFile, type Issue } from './written-problems.ts';

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
    ...dateIssues('date', date, source),
    ...(await missingVideo(videoUrl, isPublic)),
    ...linkIssues(body),
  ];
}

const NOTHING = { date: undefined, videoUrl: '' };

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
