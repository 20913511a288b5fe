/**
 * What a page has fetched before, from the browser's own cache: nothing travels.
 *
 * @param costsLittle whether what that cache has lost may be fetched again.
 * @returns undefined when it can't be had.
 */
export async function hadAlready(
  address: string,
  costsLittle: boolean,
): Promise<Response | undefined> {
  const cache = costsLittle ? 'force-cache' : 'only-if-cached';
  try {
    const response = await fetch(address, { cache, mode: 'same-origin', priority: 'low' });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}
