import type { ImageMetadata } from 'astro';

/**
 * Path of the file of a local image.
 *
 * @param image as Astro imports it; in a build it carries the path.
 */
export function imageFile(image: ImageMetadata): string | undefined {
  // Astro's own field, which its public type leaves out. Its « src » would publish the original.
  const path: unknown = Reflect.get(image, 'fsPath');
  return typeof path === 'string' ? path : undefined;
}
