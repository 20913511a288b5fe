import type { FetchFailure } from './fetch-files.ts';

/** Why `fetchFiles` or an import has failed. */
export function failureOf(error: unknown): FetchFailure {
  const cause = error instanceof Error && error.cause;
  return cause === 'offline' || cause === 'outdated' ? cause : 'unavailable';
}

/**
 * Tells the visitor why what was asked for can't be had now (features/load-failure).
 *
 * @param failure none takes back what was told: the next try begins.
 */
export function tellLoadFailure(failure?: FetchFailure): void {
  const notice = document.getElementById('load-failure');
  if (!notice) return;
  notice.hidden = !failure;
  notice.dataset['failure'] = failure;
  notice.onclick = () => {
    notice.hidden = true;
    if (failure === 'outdated') location.reload();
  };
}
