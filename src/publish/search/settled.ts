/**
 * Waits for a promise that a program of its own may never settle. Node ends a process that has nothing else to wait for as
 * if all had been done: this one then fails.
 *
 * @param message what is said of it, in French.
 */
export async function settled<Answer>(promise: Promise<Answer>, message: string): Promise<Answer> {
  const fail = () => {
    console.error(message);
    process.exit(1);
  };
  process.once('beforeExit', fail);
  try {
    return await promise;
  } finally {
    process.off('beforeExit', fail);
  }
}
