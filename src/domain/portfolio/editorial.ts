/** What a journalist adds to an item. Any of it may be missing. */
export interface Editorial {
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
export function editorial({ chapo, lieu, themes = [] }: WrittenEditorial): Editorial {
  return {
    ...(chapo !== undefined && { chapo }),
    ...(lieu !== undefined && { lieu }),
    ...(themes.length > 0 && { themes }),
  };
}

/** Whether it can be shown, as far as it is there. */
export function isEditorial({ chapo = '', lieu = '', themes = [] }: Record<string, unknown>) {
  return typeof chapo === 'string' && typeof lieu === 'string' && Array.isArray(themes);
}

/** What introduces an item: its standfirst, or else its text. */
export function summary({
  chapo,
  description,
}: Pick<WrittenEditorial, 'chapo'> & { description: string }): string {
  return chapo ?? description;
}

/**
 * Where and when: « Douala · 18 novembre 2026 ».
 *
 * @param more what else stands in the same line, where there is any.
 * @returns an empty text when nothing is known.
 */
export function dateline(
  { lieu, date }: Editorial & { date?: string },
  more?: string | false,
): string {
  return [lieu, date, more].filter(Boolean).join('\u00a0· ');
}
