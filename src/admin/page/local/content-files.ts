import {
  fetchFileText,
  requestDevFileApi,
  undefinedIfMissing,
  VersionConflictError,
} from './dev-file-api-request.ts';
import { notSavedError, withRetry } from '../retry.ts';
import { confirmOverwrite } from '../confirm-overwrite.ts';
import { z } from 'zod/mini';

/** A content file behind the dev file API, with the interface of `FileSystemFileHandle`. */
class ContentFileHandle {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;

  /** @param path relative to the content folder. */
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
   * Returns a writable whose `write` uploads the whole file. A text that was changed elsewhere since it was read is
   * overwritten only if the owner confirms it.
   */
  createWritable() {
    const write = async (content: string | Blob) => {
      try {
        await this.#upload(content);
      } catch (error) {
        if (!(error instanceof VersionConflictError) || typeof content !== 'string') throw error;
        // Undefined when the file was deleted.
        const current = await withRetry(() =>
          undefinedIfMissing(requestDevFileApi('file', this.#path)),
        );
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
    const response = await withRetry(() =>
      requestDevFileApi('file', this.#path, { method: 'PUT', body, headers }),
    );
    rememberVersion(this.#path, response);
  }
}

/** Entity tag with which each content file was last read or written, by path in the content folder. */
const knownVersions = new Map<string, string>();

function rememberVersion(path: string, { headers }: Response): void {
  const version = headers.get('etag');
  if (version !== null) knownVersions.set(path, version);
}

/** Returns the header that makes a change fail if the file has another version by now (RFC 9110, section 13.1). */
function preconditionHeaders(path: string): Record<string, string> {
  const version = knownVersions.get(path);
  return version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
}

function forgetVersion(path: string): void {
  knownVersions.delete(path);
}

const folderListing = z.array(z.object({ name: z.string(), kind: z.enum(['file', 'directory']) }));

/** A content folder behind the dev file API, with the interface of `FileSystemDirectoryHandle`. */
export class ContentFolderHandle {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;

  /**
   * @param name of the folder.
   * @param path relative to the content folder; empty for the content folder itself.
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
 * Reads the text files of a content folder, without its subfolders.
 *
 * @param path of the folder, relative to the content folder.
 * @returns texts by file name; empty when the folder doesn't exist.
 */
export async function readFolderTexts(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const readTexts = async () => {
    for await (const [name, entry] of new ContentFolderHandle('', path).entries())
      if (entry instanceof ContentFileHandle)
        texts.set(name, (await fetchFileText(`${path}/${name}`)) ?? '');
  };
  await undefinedIfMissing(readTexts());
  return texts;
}
