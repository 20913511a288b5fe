/** How long to wait for the clipboard: a browser that asks the user for permission may never answer. */
const CLIPBOARD_TIMEOUT_MS = 2000;

/**
 * Copies a text to the clipboard.
 *
 * @throws unknown the browser's error; undefined after 2 s without an answer.
 */
export async function copyText(text: string): Promise<void> {
  await Promise.race([
    navigator.clipboard.writeText(text),
    new Promise((_resolve, reject) => setTimeout(reject, CLIPBOARD_TIMEOUT_MS)),
  ]);
}

/**
 * Shows an alert where the browser can. Browsers inside other applications may have none, or one that shows nothing or throws,
 * so the caller also shows the message on the page.
 */
export function tryAlert(message: string): void {
  try {
    alert(message);
  } catch {
    // The words are on the page.
  }
}
