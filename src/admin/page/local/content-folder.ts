import { z } from 'zod/mini';
import { tryAgain } from '../try-again.ts';
import { bridgeRequest } from './dev-file-api-request.ts';
import { ContentFile } from './content-file.ts';
import { forgetVersion, precondition } from './versions.ts';

const listing = z.array(z.object({ name: z.string(), kind: z.enum(['file', 'directory']) }));

/** A folder of the content, in the manner of `FileSystemDirectoryHandle`. */
export class ContentFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;

  /**
   * @param name of the folder.
   * @param path below the content folder; empty for the content folder itself.
   */
  constructor(name: string, path: string) {
    this.name = name;
    this.#path = path;
  }

  getFileHandle(name: string) {
    return Promise.resolve(new ContentFile(this.#below(name)));
  }

  getDirectoryHandle(name: string) {
    return Promise.resolve(new ContentFolder(name, this.#below(name)));
  }

  async *entries(): AsyncGenerator<[string, ContentFile | ContentFolder]> {
    const response = await bridgeRequest('folder', this.#path);
    for (const { name, kind } of listing.parse(await response.json())) {
      const path = this.#below(name);
      yield [name, kind === 'file' ? new ContentFile(path) : new ContentFolder(name, path)];
    }
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.#below(name);
    const headers = precondition(path);
    await tryAgain(() => bridgeRequest('file', path, { method: 'DELETE', headers }));
    forgetVersion(path);
  }

  #below(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`;
  }
}
