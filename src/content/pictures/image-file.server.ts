import type { LocalImage } from './picture.ts';

/**
 * Path of the file of a local image.
 *
 * @param image as Astro imports it; in a build it carries the path.
 * @returns nothing on the development server.
 * @throws Error in a build whose images carry none.
 */
export function imageFile(image: LocalImage): string | undefined {
  // Astro's own field, which its public type leaves out. Its « src » would publish the original.
  const path: unknown = Reflect.get(image, 'fsPath');
  if (typeof path === 'string') return path;
  if (import.meta.env.PROD) throw new Error('Astro gives its images no « fsPath » any more.');
  return undefined;
}
