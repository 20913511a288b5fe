import { useSyncExternalStore } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { TABS, type Tab } from '@/content/tabs.ts';
import { readAddress, writeAddress, type View } from './address.ts';

/** What the page says before the browser is asked. */
const SERVED: View = { tab: 'Tous' };

let leaving: Promise<unknown> = Promise.resolve();

/** The one state of the grid and of what is open over it: the address of the page. */
export function useView(): View {
  const entry = useSyncExternalStore(subscribe, currentEntry, () => '');
  return entry === '' ? SERVED : currentView();
}

/** Shows another tab; Back leads to the one before. */
export function showTab(tab: Tab): void {
  if (tab === currentView().tab) return;
  history.pushState(null, '', writeAddress(tab));
  notify();
}

/**
 * Opens an item over the grid; Back closes it. Does nothing while another is open: of two clicks that
 * wait for the same code, one is enough.
 *
 * @param missing what the address names and what could not be shown: the item takes its place.
 */
export async function showItem(item: ItemData, missing?: string): Promise<void> {
  await leaving;
  const { tab, open } = currentView();
  if (open === undefined) {
    history.pushState(tab, '', writeAddress(tab, item));
    notify();
  } else if (open === missing) replaceItem(item);
}

/** Shows another item in the place of the one that is open. */
export function replaceItem(item: ItemData): void {
  history.replaceState(history.state, '', writeAddress(currentView().tab, item));
  notify();
}

/** Closes what is open: back to the grid where that is where the visitor came from. */
export function closeItem(): void {
  const { tab, open } = currentView();
  if (open === undefined) return;
  if (tabBelow() === undefined) {
    history.replaceState(null, '', writeAddress(tab));
    notify();
    return;
  }
  leaving = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.back();
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('popstate', listener);
  };
}

/** Tells what the page itself did to the history, as the browser tells what the visitor does. */
function notify(): void {
  dispatchEvent(new Event('popstate'));
}

/** What the view is read from, as one value that can be compared. */
function currentEntry(): string {
  return String(tabBelow()) + location.href;
}

function currentView(): View {
  return readAddress(new URL(location.href), tabBelow() ?? 'Tous');
}

/** The tab over which the grid itself opened what this entry of the session history shows. */
function tabBelow(): Tab | undefined {
  return TABS.find((tab) => tab === history.state);
}
