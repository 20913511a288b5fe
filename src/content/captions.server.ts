import { join } from 'node:path';
import { contentRoot } from './content-folder.server.ts';
import { getPortfolio } from './queries.server.ts';

/** Every file of captions, by its absolute path, with the name of its video. */
export async function captionFiles(): Promise<{ slug: string; file: string }[]> {
  return (await getPortfolio()).flatMap(({ id, data }) =>
    data.category === 'Vidéos' && data.sousTitres !== undefined
      ? [{ slug: id, file: join(contentRoot(), 'portfolio', data.sousTitres) }]
      : [],
  );
}
