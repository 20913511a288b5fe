/**
 * Adds a style sheet to the page, behind those that it has.
 *
 * @param address of the file.
 * @returns once the page obeys it.
 * @throws Error when it can't be had; the page is then as it was.
 */
export function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`No style sheet at ${address}.`));
    };
  });
}
