/**
 * Moves a list from one step to another (spec §4: biography, mission text, publications). The last
 * step, which shows everything, is the absence of `data-shown`.
 */
export class RevealList extends HTMLElement {
  #step = 0;

  connectedCallback(): void {
    this.#button('more')?.addEventListener('click', () => {
      const shown = Number(this.#steps[this.#step]);
      this.#show(this.#step + 1);
      this.#focusItem(shown);
    });
    this.#button('less')?.addEventListener('click', () => {
      this.#show(this.dataset['lessTo'] === 'first' ? 0 : this.#step - 1);
      const next = this.#button(this.#step === 0 ? 'more' : 'less');
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'nearest' });
    });
  }

  get #steps(): string[] {
    return (this.dataset['steps'] ?? '').split(' ');
  }

  #button(name: 'more' | 'less'): HTMLButtonElement | null {
    return this.querySelector(`[data-${name}]`);
  }

  #show(step: number): void {
    this.#step = step;
    const shown = this.#steps[step];
    if (shown === undefined) this.firstElementChild?.removeAttribute('data-shown');
    else this.firstElementChild?.setAttribute('data-shown', shown);
    const more = this.#button('more');
    const less = this.#button('less');
    if (more) more.hidden = shown === undefined;
    if (less) less.hidden = step === 0;
  }

  /** Whoever reads with the keyboard or a screen reader goes on at the first revealed item. */
  #focusItem(index: number): void {
    const item = this.firstElementChild?.children[index];
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  }
}
