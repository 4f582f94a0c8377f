/** An answer of the network or of a cache; only what the worker reads of one. */
export function answer(body: unknown, status = 200): Response {
  const response = {
    ok: status === 200,
    status,
    body,
    clone: () => response,
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(String(body)),
  };
  return response as unknown as Response;
}
