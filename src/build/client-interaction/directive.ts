import type { ClientDirective } from 'astro';

/** What answers to a click: its native action is held back until the island can act. */
const CONTROL = 'a[href], button';

/**
 * `client:interaction`: hydrates an island when a mouse or the focus enters it or when a control in it
 * is used, and replays the click or submission that came before hydration was over. A finger that only
 * scrolls past raises none of these events, so it costs nothing. When the code can't be loaded, the
 * plain HTML keeps working (a link that was clicked is followed) and the next interaction tries again.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let loading = false;
  let following = false;
  let held: { act: () => void; native: boolean } | undefined;

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
    following = true;
    if (!failed || held?.native === true) held?.act();
    following = false;
    held = undefined;
  };

  const hold = (event: Event, next: typeof held) => {
    event.preventDefault();
    event.stopPropagation();
    held = next;
    void hydrate();
  };

  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (!control || following || ctrlKey || metaKey || shiftKey) return;
    const act = () => {
      control.click();
    };
    hold(event, { act, native: control instanceof HTMLAnchorElement });
  };

  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const act = () => {
      form.requestSubmit(submitter);
    };
    hold(event, { act, native: false });
  };

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') void hydrate();
  };

  island.addEventListener('pointerenter', onPointerEnter, { signal });
  island.addEventListener('focusin', () => void hydrate(), { signal });
  island.addEventListener('click', onClick, { capture: true, signal });
  island.addEventListener('submit', onSubmit, { capture: true, signal });
};

export default interaction;
