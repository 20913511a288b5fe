/**
 * Remembers the answers of a function. A promise that is rejected is forgotten, so that the next call tries again.
 * Our own for its size: it travels to the browser.
 *
 * @param answer what is to be remembered; it gives the same answer to the same argument.
 * @param answers where they are kept.
 */
export function memoize<Argument, Answer>(
  answer: (argument: Argument) => Answer,
  answers = new Map<Argument, Answer>(),
) {
  const memoized = (argument: Argument): Answer => {
    const known = answers.get(argument);
    if (known !== undefined) return known;
    const given = answer(argument);
    answers.set(argument, given);
    if (given instanceof Promise) given.catch(() => answers.delete(argument));
    return given;
  };
  /** Lets the next call with this argument ask again. */
  memoized.forget = (argument: Argument) => answers.delete(argument);
  return memoized;
}
