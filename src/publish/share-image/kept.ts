import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShareCard } from './draw.ts';
import { pictureDigest } from './ground.ts';
import { FONT_FILE } from './letters.ts';
import { TOKENS } from './palette.ts';

/** To be raised with every change of the drawing: the images of earlier builds are then drawn again. */
const TEMPLATE = 5;

const LOOK = createHash('sha256').update(FONT_FILE).update(TOKENS).update(String(TEMPLATE));

/**
 * A share image, drawn unless an earlier build has drawn the same one.
 *
 * @param card what it shows.
 * @param folder where images are kept between builds, under what tells them apart (`integrations/kept-files.ts` sees to it
 *   that they are whole, and that those that no page has any more go).
 * @param draw what draws it.
 * @returns path of its file.
 * @throws whatever `draw` throws.
 */
export async function keptShareImage(
  card: ShareCard,
  folder: string,
  draw: (card: ShareCard) => Promise<Uint8Array>,
): Promise<string> {
  const file = join(folder, await cardDigest(card));
  if (existsSync(file)) return file;
  const image = await draw(card);
  // To wait for each step would take ten times as long as to take it.
  mkdirSync(folder, { recursive: true });
  // A build that is interrupted leaves no half of an image under its name.
  const unfinished = join(folder, randomUUID());
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return file;
}

/** What tells an image from any other: everything that goes into it. */
async function cardDigest({ picture, focus, ...text }: ShareCard): Promise<string> {
  return LOOK.copy()
    .update(JSON.stringify([text.kicker, text.title, text.name, text.profession, focus]))
    .update(picture === undefined ? '' : await pictureDigest(picture))
    .digest('hex');
}
