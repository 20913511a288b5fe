import { requestDevFileApi, VersionConflictError, fetchFileText } from './dev-file-api-request.ts';
import { notSavedError, withRetry } from '../retry.ts';
import { confirmOverwrite } from '../confirm-overwrite.ts';
import { z } from 'zod/mini';

/** A file of the content, in the manner of `FileSystemFileHandle`. */
class ContentFileHandle {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;

  /** @param path below the content folder. */
  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const response = await requestDevFileApi('file', this.#path);
    rememberVersion(this.#path, response);
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
        await this.#upload(content);
      } catch (error) {
        if (!(error instanceof VersionConflictError) || typeof content !== 'string') throw error;
        const current = await withRetry(() => this.#fetchCurrent());
        const storedText = await current?.text();
        if (!(await confirmOverwrite(storedText, content))) throw notSavedError();
        if (current) rememberVersion(this.#path, current);
        else forgetVersion(this.#path);
        await write(content);
      }
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }

  async #upload(content: string | Blob): Promise<void> {
    const body = new Blob([content]);
    const headers = preconditionHeaders(this.#path);
    rememberVersion(
      this.#path,
      await withRetry(() =>
        requestDevFileApi('file', this.#path, { method: 'PUT', body, headers }),
      ),
    );
  }

  /** The file as it is now; nothing when it is gone. */
  async #fetchCurrent(): Promise<Response | undefined> {
    try {
      return await requestDevFileApi('file', this.#path);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    }
  }
}

/** The version in which each file of the content was last read or written, by its path below the content folder. */
const knownVersions = new Map<string, string>();

/** Notes the version that an answer of the bridge carries. */
function rememberVersion(path: string, { headers }: Response): void {
  const version = headers.get('etag');
  if (version !== null) knownVersions.set(path, version);
}

/** What a request to change a file says of the version that is known (RFC 9110, section 13.1). */
function preconditionHeaders(path: string): Record<string, string> {
  const version = knownVersions.get(path);
  return version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
}

/** From now on the file is held to be gone. */
function forgetVersion(path: string): void {
  knownVersions.delete(path);
}

const folderListing = z.array(z.object({ name: z.string(), kind: z.enum(['file', 'directory']) }));

/** A folder of the content, in the manner of `FileSystemDirectoryHandle`. */
export class ContentFolderHandle {
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
    return Promise.resolve(new ContentFileHandle(this.#pathOf(name)));
  }

  getDirectoryHandle(name: string) {
    return Promise.resolve(new ContentFolderHandle(name, this.#pathOf(name)));
  }

  async *entries(): AsyncGenerator<[string, ContentFileHandle | ContentFolderHandle]> {
    const response = await requestDevFileApi('folder', this.#path);
    for (const { name, kind } of folderListing.parse(await response.json())) {
      const path = this.#pathOf(name);
      yield [
        name,
        kind === 'file' ? new ContentFileHandle(path) : new ContentFolderHandle(name, path),
      ];
    }
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.#pathOf(name);
    const headers = preconditionHeaders(path);
    await withRetry(() => requestDevFileApi('file', path, { method: 'DELETE', headers }));
    forgetVersion(path);
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`;
  }
}

/**
 * The texts of the files that stand in a folder of the content.
 *
 * @param path of the folder, below the content folder.
 * @returns by the names of the files; none when there is no such folder.
 */
export async function readFolderTexts(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  try {
    for await (const [name, entry] of new ContentFolderHandle('', path).entries())
      if (entry instanceof ContentFileHandle)
        texts.set(name, (await fetchFileText(`${path}/${name}`)) ?? '');
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
  return texts;
}
