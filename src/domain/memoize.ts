interface Options<Argument> {
  /** What tells one argument from another: by default the argument itself. */
  key?: (argument: Argument) => unknown;
}

/**
 * Remembers the answers of a function. A promise that is rejected is forgotten, so that the next call tries again.
 * Our own for its size: it travels to the browser.
 *
 * @param answer what is to be remembered; it gives the same answer to the same argument.
 */
export function memoize<Argument, Answer>(
  answer: (argument: Argument) => Answer,
  { key = (argument) => argument }: Options<Argument> = {},
) {
  const answers = new Map<unknown, Answer>();
  const memoized = (argument: Argument): Answer => {
    const id = key(argument);
    const known = answers.get(id);
    if (known !== undefined) return known;
    const given = answer(argument);
    answers.set(id, given);
    if (given instanceof Promise) given.catch(() => answers.delete(id));
    return given;
  };
  /** Lets the next call with this argument ask again. */
  memoized.forget = (argument: Argument) => answers.delete(key(argument));
  return memoized;
}
