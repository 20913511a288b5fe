/** Error for a link that could not be imported. Its message says why in French, without a final full stop. */
export class ImportError extends Error {}

/** A host has answered with an error status (RFC 9110, 15). */
export class HttpError extends ImportError {
  readonly status: number;

  constructor(status: number) {
    super(`le site répond par une erreur (${status})`);
    this.status = status;
  }
}

/** Error for a page that is in the content already, or that the owner has rejected. */
export class AlreadyImportedError extends Error {
  /** Path of the content file that names the page, relative to the content folder. */
  readonly file: string;

  constructor(file: string) {
    super(`Already in ${file}`);
    this.file = file;
  }
}
