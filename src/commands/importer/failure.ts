/** Why a link, or a part of it, could not be taken: French, without a final stop. */
export class ImportFailure extends Error {}
