import { getPortfolio, type PortfolioEntry } from './queries.server.ts';
import { parseText, type TextTree } from './text/text-tree.ts';

/** What is said in a video, where its entry has it. */
export function transcriptOf({ data }: PortfolioEntry): TextTree | undefined {
  if (data.category !== 'Vidéos' || data.transcription === undefined) return undefined;
  return parseText(data.transcription);
}

/** Every transcript, with the name of its video. */
export async function transcripts(): Promise<{ slug: string; text: TextTree }[]> {
  return (await getPortfolio()).flatMap((entry) => {
    const text = transcriptOf(entry);
    return text ? [{ slug: entry.id, text }] : [];
  });
}
