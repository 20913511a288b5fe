/** Why a link, or a part of it, could not be taken: French, without a final stop. */
export class ImportError extends Error {}

/** What a host says of an address by a number (RFC 9110, 15). */
export class HttpError extends ImportError {
  readonly status: number;

  constructor(status: number) {
    super(`le site répond par une erreur (${status})`);
    this.status = status;
  }
}

/** The content has the page already. */
export class AlreadyImportedError extends Error {
  /** Below the content folder. */
  readonly file: string;

  constructor(file: string) {
    super(`Already in ${file}`);
    this.file = file;
  }
}
