import { importWithRetry } from '@/browser/import-again.ts';
import { loadStyles } from '@/browser/load-styles.ts';
import { onceDone } from '@/domain/memoize.ts';
import styles from './modal.css?url';
import type * as ModalModule from './Modal.tsx';

const loadCode = onceDone(() => importWithRetry(() => import('./Modal.tsx'), isModal));
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
