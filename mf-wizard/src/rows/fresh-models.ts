const fresh = new WeakMap<object, string>();

/**
 * Marks a row or group the user has just added or looks for: once drawn it takes the focus to its name, or to another
 * column. Returns it.
 */
export function markFresh<Model extends object>(
  model: Model,
  column = "name",
): Model {
  fresh.set(model, column);
  return model;
}

/** Whether a row or group was just marked and has not had the focus yet. */
export function isFresh(model: object): boolean {
  return fresh.has(model);
}

/** The row or group has its moment; answers the column that gets the focus, undefined when it was not marked. */
export function takeFresh(model: object): string | undefined {
  const column = fresh.get(model);
  fresh.delete(model);
  return column;
}
