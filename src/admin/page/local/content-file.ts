import { bridgeRequest, ChangedMeanwhile } from './dev-file-api-request.ts';
import { notSaved, tryAgain } from '../try-again.ts';
import { prefersOwn } from '../choose-version.ts';
import { forgetVersion, noteVersion, precondition } from './versions.ts';

/** A file of the content, in the manner of `FileSystemFileHandle`. */
export class ContentFile {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;

  /** @param path below the content folder. */
  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const response = await bridgeRequest('file', this.#path);
    noteVersion(this.#path, response);
    const changed = response.headers.get('last-modified') ?? '';
    return new File([await response.blob()], this.name, { lastModified: Date.parse(changed) });
  }

  /**
   * The file is written whole, as soon as something is written to it. A text that somebody else has changed since it was
   * read is replaced only when the owner, who sees both, says so.
   */
  createWritable() {
    const write = async (content: string | Blob) => {
      try {
        await this.#put(content);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || typeof content !== 'string') throw error;
        const current = await tryAgain(() => this.#current());
        const theirs = await current?.text();
        if (!(await prefersOwn(theirs, content))) throw notSaved();
        if (current) noteVersion(this.#path, current);
        else forgetVersion(this.#path);
        await write(content);
      }
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }

  async #put(content: string | Blob): Promise<void> {
    const body = new Blob([content]);
    const headers = precondition(this.#path);
    noteVersion(
      this.#path,
      await tryAgain(() => bridgeRequest('file', this.#path, { method: 'PUT', body, headers })),
    );
  }

  /** The file as it is now; nothing when it is gone. */
  async #current(): Promise<Response | undefined> {
    try {
      return await bridgeRequest('file', this.#path);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    }
  }
}
