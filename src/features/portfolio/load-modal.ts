import { importAgain } from '@/lib/import-again';
import { loadStyles } from '@/lib/load-styles';
import { onceDone } from '@/lib/once-done';
import styles from './modal.css?url';
import type * as ModalModule from './Modal';

const loadCode = onceDone(() => importAgain(() => import('./Modal'), isModal));
const addStyles = onceDone(() => loadStyles(styles));

/**
 * Fetches the code and the styles of the modals, once. After a failure the next call tries again, which
 * `React.lazy` would not: it remembers a failure for ever.
 *
 * @throws whatever the browser says when they can't be had.
 */
export async function loadModal(): Promise<typeof ModalModule> {
  const [modal] = await Promise.all([loadCode(), addStyles()]);
  return modal;
}

function isModal(code: unknown): code is typeof ModalModule {
  return typeof code === 'object' && code !== null && 'PortfolioModal' in code;
}
