/** The address of the code, as browsers name it in the error of a failed import. */
const ADDRESS = /https?:\/\/\S+?\.js/;

/**
 * Imports code on demand. Some browsers remember a failed import by its address and fail at once the next
 * time: a second address for the same file gets past that.
 *
 * @param load imports it, e.g. `() => import('./Modal')`.
 * @param isCode tells the module that is wanted from any other.
 * @throws whatever the browser says when the code can't be had.
 */
export async function importWithRetry<Code>(
  load: () => Promise<Code>,
  isCode: (code: unknown) => code is Code,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    const code: unknown = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    if (!isCode(code)) throw error;
    return code;
  }
}
