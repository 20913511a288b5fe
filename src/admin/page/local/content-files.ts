import { bridgeRequest, ChangedMeanwhile, textOf } from './dev-file-api-request.ts';
import { notSaved, tryAgain } from '../try-again.ts';
import { prefersOwn } from '../choose-version.ts';
import { z } from 'zod/mini';

/** A file of the content, in the manner of `FileSystemFileHandle`. */
class ContentFile {
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

/** The version in which each file of the content was last read or written, by its path below the content folder. */
const versions = new Map<string, string>();

/** Notes the version that an answer of the bridge carries. */
function noteVersion(path: string, { headers }: Response): void {
  const version = headers.get('etag');
  if (version !== null) versions.set(path, version);
}

/** What a request to change a file says of the version that is known (RFC 9110, section 13.1). */
function precondition(path: string): Record<string, string> {
  const version = versions.get(path);
  return version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
}

/** From now on the file is held to be gone. */
function forgetVersion(path: string): void {
  versions.delete(path);
}

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

/**
 * The texts of the files that stand in a folder of the content.
 *
 * @param path of the folder, below the content folder.
 * @returns by the names of the files; none when there is no such folder.
 */
export async function textsIn(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  try {
    for await (const [name, entry] of new ContentFolder('', path).entries())
      if (entry instanceof ContentFile) texts.set(name, (await textOf(`${path}/${name}`)) ?? '');
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
  return texts;
}
