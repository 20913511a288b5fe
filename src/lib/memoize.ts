interface Options<Arguments extends readonly unknown[]> {
  /** Returns the cache key of a call: by default its first argument. */
  key?: (...args: Arguments) => unknown;
}

/**
 * Memoizes a function. A rejected promise is removed from the cache, so that the next call tries again. We have our own
 * because it is sent to the browser and must be small.
 *
 * @param compute a function that returns the same result for the same arguments, never undefined.
 */
export function memoize<Arguments extends readonly unknown[], Result>(
  compute: (...args: Arguments) => Result,
  { key = (...args) => args[0] }: Options<Arguments> = {},
) {
  const results = new Map<unknown, Result>();
  const memoized = (...args: Arguments): Result => {
    const id = key(...args);
    const cached = results.get(id);
    if (cached !== undefined) return cached;
    const result = compute(...args);
    results.set(id, result);
    if (result instanceof Promise) result.catch(() => results.delete(id));
    return result;
  };
  /** Removes the result for these arguments from the cache. */
  memoized.forget = (...args: Arguments) => results.delete(key(...args));
  return memoized;
}
