import type { ClientDirective } from 'astro';
import { fetchFiles } from './fetch-files.ts';
import type { IslandElement } from './import-later.ts';
import { failureOf, showLoadFailure } from './load-failure.ts';
import { afterNextPaint, whenVisible } from '@/lib/wait.ts';

/** Options of `client:interaction`. */
export interface InteractionOptions {
  /** Whether coming into view counts as interaction: for islands that move by themselves. */
  visible?: true;
  /** Query parameters with which the island is hydrated at once. */
  parameters?: string[];
}

/** Selector of the controls whose clicks are held back until the island is hydrated. */
const CONTROL_SELECTOR = 'a, button';

const isLink = (control: HTMLElement) => 'href' in control;

/** Whether a modifier key is pressed, with which a click opens a new tab or window: the click is then left to the browser. */
const isModified = (event: MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

const controlOf = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest<HTMLElement>(CONTROL_SELECTOR) ?? undefined)
    : undefined;

/** Returns the address of the page without its fragment. */
const pageAddress = () => location.pathname + location.search;

/**
 * Client directive `client:interaction`: hydrates an island when a mouse or the focus enters it or a control in it is
 * used, and then replays, in order, the clicks that came before. Enter in a field counts as a click on the submit button.
 * Repeated clicks on the same control are replayed once: an impatient visitor doesn't want the theme switched back. A
 * click that was already handled (`defaultPrevented`) is left alone. Scrolling by touch triggers none of this.
 *
 * Where React renders the island anew, because the page was changed in the meantime, the controls that have replaced the
 * clicked ones are clicked.
 *
 * A clicked control is `aria-busy` while it waits. Nothing is imported before all files have been fetched. If that fails,
 * `data-failed` and, after a click, the page's notice say why, and the next interaction retries. A link that was clicked
 * last is then followed as plain HTML, except offline, where hydration waits for the network, and when a newer version of
 * the site is online, where its address may not exist any more.
 *
 * A URL with one of the parameters hydrates the island at once, and sets `data-called`. So does going back or forward
 * within the same document to another address, as after a reload.
 */
export default function interaction(
  load: Parameters<ClientDirective>[0],
  // Without a value, Astro passes `true`, which has neither property.
  { value: { visible, parameters = [] } }: { value: InteractionOptions },
  island: IslandElement,
): void {
  /** Whether the island isn't hydrated yet: Astro removes the attribute `ssr` when it has hydrated an island. */
  const isUnhydrated = () => island.hasAttribute('ssr');
  let isFollowingLink = false;
  /** Whether React has rendered the island, a moment after Astro has asked for it. */
  let isRendered = false;
  const rendered = new Promise<(control: HTMLElement) => HTMLElement | undefined>((resolve) => {
    island.onRendered = resolve;
  });
  let clickedControls: HTMLElement[] = [];
  /** The control on which the mouse is pressed, and what has replaced it since. */
  let pressedControl: HTMLElement | undefined;
  let replacement: HTMLElement | undefined;

  const hydrate = async () => {
    if (island.ariaBusy || !isUnhydrated()) return;
    island.ariaBusy = 'true';
    delete island.dataset['failed'];
    showLoadFailure();
    let loadError: unknown;
    await fetchFiles(island.dataset['files'])
      .then(load)
      .finally(clearBusyControls)
      .then((hydrateIsland) => hydrateIsland())
      .catch((error: unknown) => {
        loadError = error;
      });
    island.ariaBusy = null;
    if (isUnhydrated()) handleFailure(loadError);
    else await replayClicks(await rendered);
  };

  /** Removes `aria-busy` before hydration, in which React compares the markup with the server's. */
  const clearBusyControls = () => {
    for (const control of clickedControls) control.ariaBusy = null;
  };

  const replayClicks = async (findControl: Awaited<typeof rendered>) => {
    isRendered = true;
    clearBusyControls();
    const pressed = pressedControl && findControl(pressedControl);
    if (pressed !== pressedControl) replacement = pressed;
    // All are found before the first click changes the island.
    const controls = clickedControls.map(findControl);
    // Until what the island's effects have set is rendered: where data is dear, one of them pauses the services.
    await afterNextPaint();
    for (const control of controls) {
      control?.click();
      // Lets React render before the next click, as between two real ones.
      await Promise.resolve();
    }
  };

  const handleFailure = (error: unknown) => {
    const failure = failureOf(error);
    island.dataset['failed'] = failure;
    const lastControl = clickedControls.at(-1);
    if (failure === 'offline') addEventListener('online', () => void hydrate(), { once: true });
    else clickedControls = [];
    if (lastControl && isLink(lastControl) && failure === 'unavailable') {
      isFollowingLink = true;
      lastControl.click();
      isFollowingLink = false;
    } else if (lastControl) showLoadFailure(failure);
  };

  // Islands get the function from here: importing it would put a copy into their bundle.
  island.fetchFiles = fetchFiles;

  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    const isPassedOn = isFollowingLink || event.defaultPrevented || isModified(event);
    if (!control || isPassedOn || isRendered) return;
    void hydrate();
    event.preventDefault();
    event.stopPropagation();
    if (clickedControls.at(-1) !== control) clickedControls.push(control);
    control.ariaBusy = 'true';
    // Prefetches the data that the control will request, and the code of the modal that a link opens.
    const next = [control.dataset['needs'], isLink(control) ? island.dataset['laterFiles'] : ''];
    fetchFiles(next.join(' ')).catch(() => undefined);
  };

  const query = new URLSearchParams(location.search);
  if (parameters.some((name) => query.has(name))) {
    island.dataset['called'] = '';
    void hydrate();
  }
  const initialAddress = pageAddress();
  addEventListener('popstate', () => {
    if (parameters[0] && pageAddress() !== initialAddress) void hydrate();
  });
  island.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') void hydrate();
  });
  island.addEventListener('focusin', () => {
    // Only focus by keyboard: a tap focuses a button too, and is handled as a click.
    if (island.querySelector(':focus-visible')) void hydrate();
  });
  island.addEventListener('click', onClick, true);
  // Before React, which may render the island at once.
  const onPress = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !isModified(event)) pressedControl = controlOf(event);
  };
  island.addEventListener('pointerdown', onPress, true);
  addEventListener('pointerup', () => {
    // Browsers fire no click on a control that was replaced while the mouse was pressed on it.
    replacement?.click();
    pressedControl = replacement = undefined;
  });
  if (visible) whenVisible(island.children, () => void hydrate());
}
