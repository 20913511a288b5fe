import { z } from 'zod';
import { TemporaryError } from './retry.ts';

const iconNameList = z.array(z.string());

/** Reads from the published site, or from the one on the development server. */
export class PublishedSite {
  readonly #adminUrl: URL;
  readonly #unreachableMessage: string;

  /**
   * @param adminUrl URL of the folder of the admin's files.
   * @param unreachableMessage French message when the site doesn't respond.
   */
  constructor(adminUrl: URL, unreachableMessage: string) {
    this.#adminUrl = adminUrl;
    this.#unreachableMessage = unreachableMessage;
  }

  async iconNames(): Promise<readonly string[]> {
    return iconNameList.parse(await (await this.#request('icons.json', 'GET')).json());
  }

  /**
   * Whether the site has a file with that address.
   *
   * @param path address from the root of the site.
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
