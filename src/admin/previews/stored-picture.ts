import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { memoize } from '@/lib/memoize.ts';

/** What the editor's own type leaves out: the content of a stored file, on demand. */
const stored = z.object({
  toBase64: z.custom<() => Promise<string>>((value) => typeof value === 'function'),
});

/** By the path that the content has: a preview is drawn again at each key. */
const contentOf = memoize(({ asset }: { src: string; asset: unknown }) => encoded(asset), {
  key: ({ src }) => src,
});

/**
 * Address at which the preview finds a picture.
 *
 * @param src as the content names it, or where the editor holds a picture that was just chosen.
 * @returns nothing for a picture that isn't there.
 */
export function pictureAddress(
  src: string,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): Promise<string | undefined> {
  if (/^(blob|https):/.test(src)) return Promise.resolve(src);
  const asset: unknown = getAsset(src);
  if (!asset) return Promise.resolve(undefined);
  return contentOf({ src, asset });
}

async function encoded(asset: unknown): Promise<string> {
  const { toBase64 } = stored.parse(asset);
  return `data:;base64,${await toBase64.call(asset)}`;
}
