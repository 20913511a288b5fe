/** A browser that asks its user may leave the question open for ever. */
const PATIENCE_MS = 2000;

/**
 * Copies a text to the clipboard.
 *
 * @throws unknown what the browser refuses with; after 2 s without an answer, nothing in particular.
 */
export async function copyText(text: string): Promise<void> {
  await Promise.race([
    navigator.clipboard.writeText(text),
    new Promise((_resolve, reject) => setTimeout(reject, PATIENCE_MS)),
  ]);
}
