import type * as ModalModule from './Modal';

/** The address of the code, as browsers name it in the error of a failed import. */
const ADDRESS = /https?:\/\/\S+?\.js/;

let loading: Promise<typeof ModalModule> | undefined;

/**
 * Fetches the code of the modals, once. After a failure the next call tries again, which `React.lazy`
 * would not: it remembers a failure for ever.
 *
 * @throws whatever the browser says when the code can't be had.
 */
export function loadModal(): Promise<typeof ModalModule> {
  loading ??= fetchCode().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Some browsers remember a failed import by its address and fail at once the next time. A second
 * address for the same file gets past that.
 */
async function fetchCode(): Promise<typeof ModalModule> {
  try {
    return await import('./Modal');
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    const code: unknown = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    if (!isModal(code)) throw error;
    return code;
  }
}

function isModal(code: unknown): code is typeof ModalModule {
  return typeof code === 'object' && code !== null && 'PortfolioModal' in code;
}
