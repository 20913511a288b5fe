/** Something that the bridge doesn't do, with its HTTP status; the message is French, for the owner. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
