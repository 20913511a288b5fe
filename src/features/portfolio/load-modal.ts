import { importAgain } from '@/lib/import-again';
import type * as ModalModule from './Modal';

let loading: Promise<typeof ModalModule> | undefined;

/**
 * Fetches the code of the modals, once. After a failure the next call tries again, which `React.lazy`
 * would not: it remembers a failure for ever.
 *
 * @throws whatever the browser says when the code can't be had.
 */
export function loadModal(): Promise<typeof ModalModule> {
  loading ??= importAgain(() => import('./Modal'), isModal).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function isModal(code: unknown): code is typeof ModalModule {
  return typeof code === 'object' && code !== null && 'PortfolioModal' in code;
}
