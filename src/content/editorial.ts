/** What a journalist adds to an item. Any of it may be missing. */
export interface Editorial {
  /** A title for places with little room. */
  titreCourt?: string;
  /** Pull quote: a sentence of the text. */
  exergue?: string;
  /** Standfirst: the sentence or two that introduce the item. */
  chapo?: string;
  /** Where it takes place. */
  lieu?: string;
  /** What it is about, at least one. */
  themes?: string[];
}

/** The same as the content has it. */
export type WrittenEditorial = { [Name in keyof Editorial]?: Editorial[Name] | undefined };

/** What of it is there, as plain values that travel to the browser. */
export function editorial({
  titreCourt,
  exergue,
  chapo,
  lieu,
  themes = [],
}: WrittenEditorial): Editorial {
  return {
    ...(titreCourt !== undefined && { titreCourt }),
    ...(exergue !== undefined && { exergue }),
    ...(chapo !== undefined && { chapo }),
    ...(lieu !== undefined && { lieu }),
    ...(themes.length > 0 && { themes }),
  };
}

/** What introduces an item: its standfirst, or else its text. */
export function summary({
  chapo,
  description,
}: Pick<WrittenEditorial, 'chapo'> & { description: string }): string {
  return chapo ?? description;
}
