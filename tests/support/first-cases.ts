/**
 * The cases of a test that differ in one value: in the gate the first of them, with `ALL_CASES` (the proofs « widths »
 * and « cases ») all. The first stand for the others: list what differs most first.
 *
 * @param count how many the gate tries.
 */
export const firstCases = <T>(cases: readonly T[], count: number): readonly T[] =>
  process.env['ALL_CASES'] === undefined ? cases.slice(0, count) : cases;
