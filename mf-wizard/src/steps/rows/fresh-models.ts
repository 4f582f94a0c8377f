const fresh = new WeakMap<object, string>();

/**
 * Marks a row or group that the user added or searched: once rendered it focuses its name, or another column. Returns
 * it.
 */
export function markFresh<Model extends object>(
  model: Model,
  column = "name",
): Model {
  fresh.set(model, column);
  return model;
}

/** Whether a row or group is marked and was not focused yet. */
export function isFresh(model: object): boolean {
  return fresh.has(model);
}

/** Clears the mark; returns the column to focus, undefined when it was not marked. */
export function takeFresh(model: object): string | undefined {
  const column = fresh.get(model);
  fresh.delete(model);
  return column;
}
