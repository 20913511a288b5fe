interface Options<Arguments extends readonly unknown[]> {
  /** What tells one call from another: by default its first argument. */
  key?: (...given: Arguments) => unknown;
}

/**
 * Remembers the answers of a function. A promise that is rejected is forgotten, so that the next call tries again.
 * Our own for its size: it travels to the browser.
 *
 * @param answer what is to be remembered; it gives the same answer to the same arguments.
 */
export function memoize<Arguments extends readonly unknown[], Answer>(
  answer: (...given: Arguments) => Answer,
  { key = (...given) => given[0] }: Options<Arguments> = {},
) {
  const answers = new Map<unknown, Answer>();
  const memoized = (...given: Arguments): Answer => {
    const id = key(...given);
    const known = answers.get(id);
    if (known !== undefined) return known;
    const fresh = answer(...given);
    answers.set(id, fresh);
    if (fresh instanceof Promise) fresh.catch(() => answers.delete(id));
    return fresh;
  };
  /** Lets the next call with these arguments ask again. */
  memoized.forget = (...given: Arguments) => answers.delete(key(...given));
  return memoized;
}
