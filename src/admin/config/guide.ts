/** File names of the owner's guides, which are in the content folder but aren't content of the site. */
const GUIDES = new Set(['LISEZ-MOI.md', 'MISE-EN-LIGNE.md']);

/**
 * Whether a file is one of the owner's guides.
 *
 * @param path path or name of the file.
 */
export function isOwnersGuide(path: string): boolean {
  return GUIDES.has(path.slice(path.lastIndexOf('/') + 1));
}
