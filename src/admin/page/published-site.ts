import { z } from 'zod';
import { PassingFailure } from './try-again.ts';

const names = z.array(z.string());

/** The site that the desk belongs to, as it is published, or as it runs on this machine. */
export class PublishedSite {
  readonly #folder: URL;
  readonly #silence: string;

  /**
   * @param folder address of the desk's own files.
   * @param silence what to say when the site doesn't answer: French, with what to do.
   */
  constructor(folder: URL, silence: string) {
    this.#folder = folder;
    this.#silence = silence;
  }

  /** The names of the icons of the set, which the site publishes beside the desk. */
  async iconNames(): Promise<readonly string[]> {
    return names.parse(await (await this.#ask('icons.json', 'GET')).json());
  }

  /**
   * Whether the site has a file of that address.
   *
   * @param address from the root of the site.
   */
  async has(address: string): Promise<boolean> {
    const { ok } = await this.#ask(`..${address}`, 'HEAD');
    return ok;
  }

  async #ask(address: string, method: 'GET' | 'HEAD'): Promise<Response> {
    const url = new URL(address, this.#folder);
    const response = await fetch(url, { method }).catch(() => undefined);
    if (response === undefined || response.status >= 500) throw new PassingFailure(this.#silence);
    return response;
  }
}
