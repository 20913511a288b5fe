/** As people write them who have no accents at hand. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  bare(
    new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month),
    ),
  ),
);

/**
 * The day that a free text names (spec §3, Publication card: « date »), when it is a full French date and
 * nothing else. « Hiver 2026 », « 31 février 2026 » and the like name no day.
 *
 * @param text e.g. « 14 octobre 2026 », « 1er mai 2026 » or « 8 aout 2026 ».
 * @returns that day at midnight UTC.
 */
export function parseFrenchDate(text: string): Date | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})$/u.exec(bare(text).trim()) ?? [];
  const month = MONTHS.indexOf(name);
  if (month < 0) return undefined;
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  return date.getUTCDate() === Number(day) ? date : undefined;
}
