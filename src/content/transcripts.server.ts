import { getPortfolio, type PortfolioEntry } from './queries.server.ts';
import { parseText, type TextTree } from './text/text-tree.ts';
import { join } from 'node:path';
import { contentRoot } from './environment.server.ts';

/** What is said in a video, where its entry has it. */
export function transcriptOf({ data }: PortfolioEntry): TextTree | undefined {
  if (data.category !== 'Vidéos' || data.transcript === undefined) return undefined;
  return parseText(data.transcript);
}

/** Every transcript, with the name of its video. */
export async function transcripts(): Promise<{ slug: string; text: TextTree }[]> {
  return (await getPortfolio()).flatMap((entry) => {
    const text = transcriptOf(entry);
    return text ? [{ slug: entry.id, text }] : [];
  });
}

/** Every file of captions, by its absolute path, with the name of its video. */
export async function captionFiles(): Promise<{ slug: string; file: string }[]> {
  return (await getPortfolio()).flatMap(({ id, data }) =>
    data.category === 'Vidéos' && data.subtitles !== undefined
      ? [{ slug: id, file: join(contentRoot(), 'portfolio', data.subtitles) }]
      : [],
  );
}
