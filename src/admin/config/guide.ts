/** The owner's guides, which stand in the content folder and are none of the content. */
const GUIDES = new Set(['LISEZ-MOI.md', 'MISE-EN-LIGNE.md']);

/**
 * Whether a file is one of the owner's guides.
 *
 * @param path of the file, or its name alone.
 */
export function isOwnersGuide(path: string): boolean {
  return GUIDES.has(path.slice(path.lastIndexOf('/') + 1));
}
