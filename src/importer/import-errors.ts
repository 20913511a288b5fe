/** A link could not be imported; its message is French, without a final stop. */
export class ImportError extends Error {}

/** A host has answered with an error status (RFC 9110, 15). */
export class HttpError extends ImportError {
  readonly status: number;

  constructor(status: number) {
    super(`le site répond par une erreur (${status})`);
    this.status = status;
  }
}

/** The page is in the content already. */
export class AlreadyImportedError extends Error {
  /** Path below the content folder. */
  readonly file: string;

  constructor(file: string) {
    super(`Already in ${file}`);
    this.file = file;
  }
}
