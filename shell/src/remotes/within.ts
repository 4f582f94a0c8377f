/** What a promise gives, unless it takes too long: then an Error whose message is fit for the screen. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("tempo esgotado")), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
