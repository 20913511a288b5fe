/**
 * A function that does something until it has succeeded once.
 *
 * @param act does it; it may fail.
 * @returns the same answer to every call, unless that was a failure: the next call tries again.
 */
export function onceDone<Value>(act: () => Promise<Value>): () => Promise<Value> {
  let doing: Promise<Value> | undefined;
  return () => {
    doing ??= act().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
}
