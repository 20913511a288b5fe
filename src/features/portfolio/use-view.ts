import { useSyncExternalStore } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { TABS, type Tab } from '@/content/portfolio-tabs.ts';
import { parseViewUrl, formatViewUrl, type PortfolioViewState } from './view-url.ts';

/** The view that the server-rendered markup shows, before the URL is read. */
const SERVER_VIEW: PortfolioViewState = { tab: 'Tous' };

/** Resolves when the last `history.back()` has taken effect. */
let pendingBack: Promise<unknown> = Promise.resolve();

/** Returns the current view, which is read from the page's URL, and follows its changes. */
export function useView(): PortfolioViewState {
  const entry = useSyncExternalStore(subscribe, viewSnapshot, () => '');
  return entry === '' ? SERVER_VIEW : currentView();
}

/** Shows a tab; adds an entry to the browser history. */
export function showTab(tab: Tab): void {
  if (tab === currentView().tab) return;
  history.pushState(null, '', formatViewUrl(tab));
  notifyViewChange();
}

/**
 * Opens an item over the grid; adds an entry to the browser history. Does nothing while another item is
 * open, as after two clicks that waited for the same code.
 *
 * @param missing slug in the URL of an item that could not be shown: this item replaces it.
 */
export async function showItem(item: ItemData, missing?: string): Promise<void> {
  await pendingBack;
  const { tab, open } = currentView();
  if (open === undefined) {
    history.pushState(tab, '', formatViewUrl(tab, item));
    notifyViewChange();
  } else if (open === missing) replaceItem(item);
}

/** Replaces the open item by another, without a new entry in the browser history. */
export function replaceItem(item: ItemData): void {
  history.replaceState(history.state, '', formatViewUrl(currentView().tab, item));
  notifyViewChange();
}

/** Closes the open item: goes back in the history if it was opened from the grid, or else removes it from the address. */
export function closeItem(): void {
  const { tab, open } = currentView();
  if (open === undefined) return;
  if (tabBehindItem() === undefined) {
    history.replaceState(null, '', formatViewUrl(tab));
    notifyViewChange();
    return;
  }
  pendingBack = new Promise((resolve) => {
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

/** Tells the subscribers that the page has changed the history: `pushState` fires no event. */
function notifyViewChange(): void {
  dispatchEvent(new Event('popstate'));
}

/** Returns everything that the view is read from, as one string to compare. */
function viewSnapshot(): string {
  return String(tabBehindItem()) + location.href;
}

function currentView(): PortfolioViewState {
  return parseViewUrl(new URL(location.href), tabBehindItem() ?? 'Tous');
}

/** Returns the tab from which the current history entry was opened; undefined if it was opened by its URL. */
function tabBehindItem(): Tab | undefined {
  return TABS.find((tab) => tab === history.state);
}
