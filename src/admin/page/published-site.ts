import { z } from 'zod';
import { TemporaryError } from './retry.ts';

const iconNameList = z.array(z.string());

/** The site that the desk belongs to, as it is published, or as it runs on this machine. */
export class PublishedSite {
  readonly #adminUrl: URL;
  readonly #unreachableMessage: string;

  /**
   * @param adminUrl address of the desk's own files.
   * @param unreachableMessage what to say when the site doesn't answer: French, with what to do.
   */
  constructor(adminUrl: URL, unreachableMessage: string) {
    this.#adminUrl = adminUrl;
    this.#unreachableMessage = unreachableMessage;
  }

  /** The names of the icons of the set, which the site publishes beside the desk. */
  async iconNames(): Promise<readonly string[]> {
    return iconNameList.parse(await (await this.#request('icons.json', 'GET')).json());
  }

  /**
   * Whether the site has a file of that address.
   *
   * @param path from the root of the site.
   */
  async has(path: string): Promise<boolean> {
    const { ok } = await this.#request(`..${path}`, 'HEAD');
    return ok;
  }

  async #request(path: string, method: 'GET' | 'HEAD'): Promise<Response> {
    const url = new URL(path, this.#adminUrl);
    const response = await fetch(url, { method }).catch(() => undefined);
    if (response === undefined || response.status >= 500)
      throw new TemporaryError(this.#unreachableMessage);
    return response;
  }
}
