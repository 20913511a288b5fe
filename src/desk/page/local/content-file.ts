import { bridgeRequest } from './bridge-request.ts';

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
    const changed = response.headers.get('last-modified') ?? '';
    return new File([await response.blob()], this.name, { lastModified: Date.parse(changed) });
  }

  /** The file is written whole, as soon as something is written to it. */
  createWritable() {
    const write = async (content: string | Blob) => {
      await bridgeRequest('file', this.#path, { method: 'PUT', body: new Blob([content]) });
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }
}
