/**
 * Moves a list from one step to another (spec §4: biography, mission text, publications). The last
 * step, which shows everything, is the absence of `data-shown`.
 *
 * @param root holds the list, then its two buttons; `data-steps` has the number of items that each
 *   step but the last shows, `data-less-to` where folding leads.
 */
export function startReveal(root: HTMLElement): void {
  const [list] = root.children;
  const [more, less] = root.querySelectorAll('button');
  const steps = (root.dataset['steps'] ?? '').split(' ');
  let step = 0;

  const show = (next: number) => {
    step = next;
    const shown = steps[step];
    if (shown === undefined) list?.removeAttribute('data-shown');
    else list?.setAttribute('data-shown', shown);
    if (more) more.hidden = shown === undefined;
    if (less) less.hidden = step === 0;
  };

  more?.addEventListener('click', () => {
    const first = list?.children[Number(steps[step])];
    show(step + 1);
    // Whoever reads with the keyboard or a screen reader goes on at the first revealed item.
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  });
  less?.addEventListener('click', () => {
    show(root.dataset['lessTo'] === 'first' ? 0 : step - 1);
    const button = step > 0 ? less : more;
    button?.focus();
  });
}
