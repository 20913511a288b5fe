import type { ClientDirective } from 'astro';

/** What answers to a click: its native action is held back until the island can act. */
const CONTROL = 'a[href], button';

/**
 * `client:interaction`: hydrates an island when a mouse or the focus enters it or when a control in it
 * is used, and replays the last click that came before hydration was over; Enter in a field is such a
 * click too, on the button that submits. A finger that only scrolls past raises none of these events, so
 * it costs nothing. An address that calls for the island, by a parameter that the directive's value names,
 * hydrates it at once and is noted on it as `data-called`; so does Back or Forward to another address that the
 * browser holds to be this very document, as after a reload. When the code can't be loaded, the plain HTML keeps working (a link that was clicked
 * is followed) and the next interaction tries again.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let loading = false;
  let replaying = false;
  let held: HTMLElement | undefined;

  const hydrate = async () => {
    if (loading) return;
    loading = true;
    island.ariaBusy = 'true';
    try {
      await (
        await load()
      )();
    } catch (error) {
      console.error(error);
    }
    island.ariaBusy = null;
    loading = false;
    // Astro takes this attribute away from an island that it hydrated, and from no other.
    const failed = island.hasAttribute('ssr');
    island.toggleAttribute('data-failed', failed);
    if (!failed) listeners.abort();
    replaying = true;
    if (!failed || held instanceof HTMLAnchorElement) held?.click();
    replaying = false;
    held = undefined;
  };

  const onClick = (event: MouseEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (!control || replaying || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    void hydrate();
  };

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') void hydrate();
  };

  const parameters: unknown[] = Array.isArray(value) ? value : [];
  for (const name of new URLSearchParams(location.search).keys()) {
    if (!parameters.includes(name)) continue;
    island.dataset['called'] = '';
    void hydrate();
  }
  const served = address();
  const onTraversal = () => {
    if (parameters.length > 0 && address() !== served) void hydrate();
  };
  addEventListener('popstate', onTraversal, { signal });
  island.addEventListener('pointerenter', onPointerEnter, { signal });
  island.addEventListener('focusin', () => void hydrate(), { signal });
  island.addEventListener('click', onClick, { capture: true, signal });
};

/** What tells one page from another: a fragment doesn't. */
function address(): string {
  return location.pathname + location.search;
}

export default interaction;
