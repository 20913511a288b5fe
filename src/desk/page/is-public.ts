/**
 * Whether the site has a file of that address.
 *
 * @param address from the root of the site.
 * @param folder address of the desk's own files.
 */
export async function isPublic(address: string, folder: URL): Promise<boolean> {
  const { ok } = await fetch(new URL(`..${address}`, folder), { method: 'HEAD' });
  return ok;
}
