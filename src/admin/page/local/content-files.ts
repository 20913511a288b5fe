import {
  requestDevFileApi,
  undefinedIfMissing,
  VersionConflictError,
} from './dev-file-api-request.ts';
import { offerToRestoreDeleted } from '../undo-deletion.ts';
import { reportNotSaved, withRetry } from '../retry-requests.ts';
import { findForm } from '../../config/find-form.ts';
import { askWhetherToOverwrite } from '../confirm-overwrite.ts';
import { parseFields } from '../cross-file-checks.ts';
import { readPageConfig } from '../page-config.ts';
import { z } from 'zod/mini';

/** A content file that is read and saved over the dev file API; the editor takes it for a `FileSystemFileHandle`. */
class ContentFileHandle {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;

  /** @param path relative to the content folder. */
  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  /** Path under which the file is stored; it differs from `#path` if that name was taken when the file was uploaded. */
  get #storedPath(): string {
    return renamedFiles.get(this.#path) ?? this.#path;
  }

  async getFile(): Promise<File> {
    const response = await requestDevFileApi('file', this.#storedPath);
    rememberVersion(this.#storedPath, response);
    const changed = response.headers.get('last-modified') ?? '';
    return new File([await response.blob()], this.name, { lastModified: Date.parse(changed) });
  }

  createWritable() {
    return Promise.resolve({
      write: (content: string | Blob) =>
        this.#upload(typeof content === 'string' ? this.#correctNames(content) : content),
      close: () => Promise.resolve(),
    });
  }

  /**
   * Uploads the whole file. A text that was changed elsewhere since it was read is overwritten only if the owner
   * confirms it; a new picture whose name somebody else has taken meanwhile gets the next free one.
   */
  async #upload(content: string | Blob): Promise<void> {
    const path = this.#storedPath;
    const body = new Blob([content]);
    const headers = preconditionHeaders(path);
    try {
      const response = await withRetry(() =>
        requestDevFileApi('file', path, { method: 'PUT', body, headers }),
      );
      rememberVersion(path, response);
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error;
      // Undefined when the file was deleted.
      const current = await withRetry(() => undefinedIfMissing(requestDevFileApi('file', path)));
      if (typeof content !== 'string') {
        if (!knownVersions.has(path)) renamedFiles.set(this.#path, numberName(path));
        else rememberVersion(path, current);
      } else {
        const storedText = await current?.text();
        const form = findForm(readPageConfig(), `content/${path}`, parseFields(content));
        // The same text is that of an earlier try whose reply was lost.
        if (
          storedText !== content &&
          !(await askWhetherToOverwrite(storedText, content, form?.fields ?? []))
        )
          throw reportNotSaved();
        rememberVersion(path, current);
      }
      await this.#upload(content);
    }
  }

  /** Corrects the references in a text to files that got another name when they were uploaded. */
  #correctNames(text: string): string {
    const folder = this.#path.slice(0, -this.name.length);
    return [...renamedFiles]
      .filter(([name]) => name.startsWith(folder))
      .reduce((result, [name, storedName]) => {
        const reference = (path: string) => `./${path.slice(folder.length)}`;
        return result.replaceAll(reference(name), reference(storedName));
      }, text);
  }
}

/** New paths of files whose names were taken when they were uploaded, by the path that the editor knows. */
const renamedFiles = new Map<string, string>();

/** Returns the next name to try when a file name is taken: `photo-1.webp` after `photo.webp`. */
const numberName = (path: string) =>
  path.replace(
    /(?:-(\d+))?(\.\w+)$/,
    (_, number: string | undefined, extension: string) => `-${Number(number ?? 0) + 1}${extension}`,
  );

/** Entity tag with which each content file was last read or written, by path in the content folder. */
const knownVersions = new Map<string, string>();

/** Remembers the version (entity tag) of a file from a response; without a response, that there is no such file. */
function rememberVersion(path: string, response?: Response): void {
  const version = response?.headers.get('etag');
  if (version) knownVersions.set(path, version);
  else knownVersions.delete(path);
}

/** Returns the header that makes a change fail if the file has another version by now (RFC 9110, section 13.1). */
function preconditionHeaders(path: string): Record<string, string> {
  const version = knownVersions.get(path);
  return version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
}

const folderListing = z.array(z.object({ name: z.string(), kind: z.enum(['file', 'directory']) }));

async function listFolder(path: string) {
  const response = await requestDevFileApi('folder', path);
  return folderListing.parse(await response.json());
}

/** A content folder that is listed over the dev file API; the editor takes it for a `FileSystemDirectoryHandle`. */
export class ContentFolderHandle {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;

  /** @param path relative to the content folder; empty for the content folder itself. */
  constructor(path: string) {
    this.#path = path;
    this.name = path === '' ? 'content' : path.slice(path.lastIndexOf('/') + 1);
  }

  getFileHandle(name: string) {
    return Promise.resolve(new ContentFileHandle(this.#pathOf(name)));
  }

  getDirectoryHandle(name: string) {
    return Promise.resolve(new ContentFolderHandle(this.#pathOf(name)));
  }

  async *entries(): AsyncGenerator<[string, ContentFileHandle | ContentFolderHandle]> {
    for (const { name, kind } of await listFolder(this.#path)) {
      const path = this.#pathOf(name);
      yield [name, kind === 'file' ? new ContentFileHandle(path) : new ContentFolderHandle(path)];
    }
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.#pathOf(name);
    const headers = preconditionHeaders(path);
    const body = await (await requestDevFileApi('file', path)).blob();
    await withRetry(() => requestDevFileApi('file', path, { method: 'DELETE', headers }));
    rememberVersion(path, undefined);
    offerToRestoreDeleted(() =>
      requestDevFileApi('file', path, { method: 'PUT', body, headers: preconditionHeaders(path) }),
    );
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`;
  }
}

/** Turns a path from the project's root into a path relative to the content folder. */
const pathInContent = (path: string) => path.replace(/^content\//, '');

/**
 * Fetches the text of a content file.
 *
 * @param path from the project's root.
 * @returns undefined when there is no such file.
 */
export async function fetchFileText(path: string): Promise<string | undefined> {
  const response = await undefinedIfMissing(requestDevFileApi('file', pathInContent(path)));
  return response?.text();
}

/** Remembers the current version of a file as the one that the next save may replace. */
export async function allowOverwrite(path: string): Promise<void> {
  const file = pathInContent(path);
  rememberVersion(file, await undefinedIfMissing(requestDevFileApi('file', file)));
}

/**
 * Fetches the texts of the Markdown files in a content folder, without its subfolders.
 *
 * @param folder path from the project's root.
 * @returns texts by path; empty when the folder doesn't exist.
 */
export async function fetchFolderTexts(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = (await undefinedIfMissing(listFolder(pathInContent(folder)))) ?? [];
  const paths = entries
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ name }) => `${folder}/${name}`);
  const texts = await Promise.all(
    paths.map(async (path) => [path, (await fetchFileText(path)) ?? ''] as const),
  );
  return new Map(texts);
}
