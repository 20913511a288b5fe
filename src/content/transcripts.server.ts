import { join } from 'node:path';
import { contentRoot } from './environment.server.ts';
import type { Item } from './item.ts';
import { parsedText } from './item-data.ts';
import { getItems } from './items.server.ts';
import type { TextTree } from './text/text-tree.ts';

/** What is said in a video, where its entry has it. */
export function transcriptOf({ transcript }: Pick<Item, 'transcript'>): TextTree | undefined {
  return transcript === undefined ? undefined : parsedText(transcript).tree;
}

/** Every transcript, with the name of its video. */
export async function transcripts(): Promise<{ slug: string; text: TextTree }[]> {
  return (await getItems()).flatMap((item) => {
    const text = transcriptOf(item);
    return text ? [{ slug: item.slug, text }] : [];
  });
}

/** Every file of captions, by its absolute path, with the name of its video. */
export async function captionFiles(): Promise<{ slug: string; file: string }[]> {
  return (await getItems()).flatMap(({ slug, subtitles }) =>
    subtitles === undefined ? [] : [{ slug, file: join(contentRoot(), 'portfolio', subtitles) }],
  );
}
