import type { ClientDirective } from 'astro';
import { fetchFiles } from './fetch-files.ts';
import type { Island } from './import-later.ts';
import { failureOf, tellLoadFailure } from './load-failure.ts';
import { whenVisible } from './when-visible.ts';

/** What the value of `client:interaction` may say. */
export interface InteractionOptions {
  /** Coming into view counts as interaction: for what moves by itself. */
  visible?: true;
  /** Parameters of an address that call for the island at once. */
  parameters?: string[];
}

/** What answers to a click: its native action is held back until the island can act. */
const CONTROL = 'a, button';

const isLink = (control: HTMLElement) => 'href' in control;

/** A click that opens a tab or a window. */
const isModified = (event: MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** What tells one page from another: a fragment doesn't. */
const address = () => location.pathname + location.search;

/**
 * `client:interaction`: hydrates an island when a mouse or the focus enters it or when a control in it
 * is used, and replays in their order the clicks that came before hydration was over; Enter in a field is
 * such a click too, on the button that submits. The same control again and again is one click: nothing
 * answered yet, and an impatient visitor doesn't want the theme switched there and back. A click that
 * something has answered (`defaultPrevented`) needs no island. A finger that only scrolls past raises none of
 * these events.
 *
 * A control that waits is `aria-busy`, from the click on. Nothing is imported before all of its files have
 * arrived. When one can't be had, `data-failed` and, after a click, the page's notice say why, and the next
 * interaction tries again; the plain HTML keeps working: a link that was clicked last is followed, unless there is
 * no network, which is awaited, or a newer site, whose address it may not be.
 *
 * An address with one of the named parameters hydrates the island at once, and is noted as `data-called`. So
 * does Back or Forward to an address that the browser holds to be this very document, as after a reload.
 */
export default function interaction(
  load: Parameters<ClientDirective>[0],
  // Of a directive without a value, Astro says `true`, which has neither.
  { value: { visible, parameters = [] } }: { value: InteractionOptions },
  island: Island,
): void {
  /** Astro takes this attribute away from an island that it has hydrated. */
  const isAsleep = () => island.hasAttribute('ssr');
  let following = false;
  let held: HTMLElement[] = [];

  const hydrate = async () => {
    if (island.ariaBusy || !isAsleep()) return;
    island.ariaBusy = 'true';
    delete island.dataset['failed'];
    tellLoadFailure();
    let failed: unknown;
    await fetchFiles(island.dataset['files'])
      .then(load)
      .finally(rest)
      .then((start) => start())
      .catch((error: unknown) => {
        failed = error;
      });
    island.ariaBusy = null;
    if (isAsleep()) fail(failed);
    else await replay();
  };

  /** What waits no more looks as it was served: React compares. */
  const rest = () => {
    for (const control of held) control.ariaBusy = null;
  };

  const replay = async () => {
    for (const control of held) {
      control.click();
      // As between two real clicks, React renders before the next one.
      await Promise.resolve();
    }
  };

  const fail = (error: unknown) => {
    const failure = failureOf(error);
    island.dataset['failed'] = failure;
    const last = held.at(-1);
    if (failure === 'offline') addEventListener('online', () => void hydrate(), { once: true });
    else held = [];
    if (last && isLink(last) && failure === 'unavailable') {
      following = true;
      last.click();
      following = false;
    } else if (last) tellLoadFailure(failure);
  };

  // Here rather than in the island's code, which would carry the same function again.
  island.fetchFiles = fetchFiles;

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    const passes = following || event.defaultPrevented || isModified(event);
    if (!control || passes || !isAsleep()) return;
    void hydrate();
    event.preventDefault();
    event.stopPropagation();
    if (held.at(-1) !== control) held.push(control);
    control.ariaBusy = 'true';
    // The data that it will ask for, and the code of what a link opens.
    const then = [control.dataset['needs'], isLink(control) ? island.dataset['laterFiles'] : ''];
    fetchFiles(then.join(' ')).catch(() => undefined);
  };

  const query = new URLSearchParams(location.search);
  if (parameters.some((name) => query.has(name))) {
    island.dataset['called'] = '';
    void hydrate();
  }
  const served = address();
  addEventListener('popstate', () => {
    if (parameters[0] && address() !== served) void hydrate();
  });
  island.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') void hydrate();
  });
  island.addEventListener('focusin', () => {
    // A tap on a button focuses it too, and speaks for itself.
    if (island.querySelector(':focus-visible')) void hydrate();
  });
  island.addEventListener('click', onClick, true);
  if (visible) whenVisible(island, () => void hydrate());
}
