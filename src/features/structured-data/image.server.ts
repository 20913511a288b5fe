import type { ImageObject } from 'schema-dts';
import type { Figure } from '@/content/pictures/picture.ts';

/**
 * What is said of a picture, and who made it.
 *
 * @see https://schema.org/creditText
 */
export function imageFacts({ legende, credit }: Partial<Figure> = {}) {
  return {
    ...(legende !== undefined && { caption: legende }),
    ...(credit !== undefined && { creditText: credit }),
  };
}

/**
 * A picture that belongs to something else.
 *
 * @param contentUrl absolute address of its file.
 * @param figure as it is written.
 */
export function imageStatement(contentUrl: string, figure?: Figure): ImageObject {
  return { '@type': 'ImageObject', contentUrl, ...imageFacts(figure) };
}
