import { importLater } from '@/browser/islands/import-later.ts';

/**
 * Fetches the code of the modals: once, or again after a failure.
 *
 * @param part any element of the grid.
 */
export const loadModal = (part: Element | null) => importLater(part, () => import('./Modal.tsx'));
