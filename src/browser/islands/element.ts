import interaction from './interaction.ts';
import { visible } from './visible.ts';

/** As Astro writes props: `[0, value]`, where a record's values are written likewise, or `[1, list]`. */
type Written = [0, unknown] | [1, Written[]];

/**
 * `<astro-island>`: fetches and hydrates one component when its directive says so. Each island obeys
 * `client:interaction` too: what is clicked before another directive has done its work isn't lost, and
 * after a failure the next attempt is the visitor's. The import of a file that failed once fails for
 * ever in some browsers, so that each further attempt has its own address.
 */
class Island extends HTMLElement {
  #attempts = 0;
  #hydration: Promise<void> | undefined;

  connectedCallback(): void {
    if (this.firstChild) {
      this.#start();
      return;
    }
    // The parser has only met the opening tag, and a directive may look at the children.
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      this.#start();
    }).observe(this, { childList: true });
  }

  #start(): void {
    const load = () => Promise.resolve(() => this.#hydrate());
    const options = JSON.parse(this.#read('opts'));
    if (this.#read('client') === 'visible') visible(load, options, this);
    interaction(load, options, this);
  }

  /** Once, whoever asks for it; again after a failure, which leaves the served markup. */
  #hydrate(): Promise<void> {
    this.#hydration ??= this.#attempt().catch((error: unknown) => {
      console.error(error);
      this.#hydration = undefined;
    });
    return this.#hydration;
  }

  async #attempt(): Promise<void> {
    const query = this.#attempts > 0 ? `?${this.#attempts}` : '';
    this.#attempts += 1;
    const address = this.#read('renderer-url');
    const [module, renderer] = await Promise.all([
      import(this.#read('component-url') + query),
      // By far the largest file: fetched at another address only where the first one is lost.
      import(address).catch((error: unknown) => {
        if (!query) throw error;
        return import(address + query);
      }),
    ]);
    const component = module[this.#read('component-export')];
    const props = record(JSON.parse(this.#read('props')));
    await renderer.default(this)(component, props, {}, { client: this.#read('client') });
    this.removeAttribute('ssr');
    this.dispatchEvent(new CustomEvent('astro:hydrate'));
  }

  #read(name: string): string {
    return this.getAttribute(name) ?? '';
  }
}

function revive([type, value]: Written): unknown {
  return type === 1 ? value.map(revive) : record(value);
}

function record(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<Written>({ ...value });
  return Object.fromEntries(entries.map(([key, written]) => [key, revive(written)]));
}

customElements.define('astro-island', Island);
