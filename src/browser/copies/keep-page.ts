/**
 * Keeps the page being read, with what it has shown, so that it opens without a network. A page fetches this with the
 * visitor's first scroll, touch or key (layouts/keep-when-begun.ts).
 */
import { isKeptPage } from '@/domain/copies/addresses.ts';
import { BASE } from '@/domain/site-paths.ts';
import { registerWorker } from './register-worker.ts';
import { seenFiles } from './seen-files.ts';
import { storeFiles, storePage } from './store.ts';

/** Where storage is blocked, or the page has come over an open line, browsers have neither. */
const isAble = 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
const isCopy = document.querySelector('[data-copy]') !== null;

if (isAble && !isCopy && isKeptPage(location.pathname, BASE)) void keep().catch(() => undefined);

/** First what the page needs itself. */
async function keep(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await registerWorker();
  // Two tabs don't write into each other's copies.
  const alone = (work: () => Promise<void>) => navigator.locks.request('copies', work);
  const path = location.pathname;
  await alone(() => storePage(path));
  seenFiles((addresses) => {
    void alone(() => storeFiles(path, addresses)).catch(() => undefined);
  });
}
