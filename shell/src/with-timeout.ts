/** The message of whatever takes too long. */
export const TIMED_OUT = "tempo esgotado";

/** The promise's result; rejects with an Error fit for the screen when it takes too long. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMED_OUT)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
