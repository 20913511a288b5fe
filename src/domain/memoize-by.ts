import { memoize } from './memoize.ts';

interface Options<Argument> {
  /** What tells one argument from another: by default the argument itself. */
  key?: (argument: Argument) => unknown;
  /** How many answers are kept; the oldest goes first. */
  max?: number;
}

/** As `memoize`, for what needs more than that and never travels to a visitor. */
export function memoizeBy<Argument, Answer>(
  answer: (argument: Argument) => Answer,
  { key = (argument) => argument, max = Infinity }: Options<Argument>,
) {
  const kept = new Map<unknown, Answer>();
  class Answers extends Map<Argument, Answer> {
    override get(argument: Argument) {
      return kept.get(key(argument));
    }
    override set(argument: Argument, given: Answer) {
      kept.set(key(argument), given);
      if (kept.size > max) kept.delete(kept.keys().next().value);
      return this;
    }
    override delete(argument: Argument) {
      return kept.delete(key(argument));
    }
  }
  return memoize(answer, new Answers());
}
