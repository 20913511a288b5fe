import type { FetchFailure } from './fetch-files.ts';

/** Returns why `fetchFiles` or an import failed. */
export function failureOf(error: unknown): FetchFailure {
  const cause = error instanceof Error && error.cause;
  return cause === 'offline' || cause === 'outdated' ? cause : 'unavailable';
}

/**
 * Shows the visitor why something failed to load (LoadFailure.astro).
 *
 * @param failure undefined hides the notice, before the next attempt.
 */
export function showLoadFailure(failure?: FetchFailure): void {
  const notice = document.getElementById('load-failure');
  if (!notice) return;
  notice.hidden = !failure;
  notice.dataset['failure'] = failure;
  notice.onclick = () => {
    notice.hidden = true;
    if (failure === 'outdated') location.reload();
  };
}
