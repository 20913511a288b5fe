/** The owner's guides, which stand in the content folder and are none of the content. */
const GUIDES = new Set(['LISEZ-MOI.md', 'MISE-EN-LIGNE.md']);

/**
 * Whether a file is one of the owner's guides.
 *
 * @param name of the file, without its folder.
 */
export function isGuide(name: string): boolean {
  return GUIDES.has(name);
}
