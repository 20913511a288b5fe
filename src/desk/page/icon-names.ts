import { z } from 'zod';

const names = z.array(z.string());

/**
 * The names of the icons of the set, which the site publishes beside the desk.
 *
 * @param folder address of the desk's own files.
 */
export async function iconNames(folder: URL): Promise<readonly string[]> {
  const response = await fetch(new URL('icons.json', folder));
  return names.parse(await response.json());
}
