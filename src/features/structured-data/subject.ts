import type { Place } from 'schema-dts';
import type { WrittenEditorial } from '@/content/editorial.ts';

/**
 * What a work is about, and where that is.
 *
 * @see https://schema.org/keywords
 */
export function subject({ lieu, themes = [] }: WrittenEditorial): {
  contentLocation?: Place;
  keywords?: string[];
} {
  return {
    ...(lieu !== undefined && { contentLocation: { '@type': 'Place', name: lieu } }),
    ...(themes.length > 0 && { keywords: themes }),
  };
}
