const fresh = new WeakSet<object>();

/** Marks a row or group the user has just added: once drawn it takes the focus to its name. Returns it. */
export function markFresh<Model extends object>(model: Model): Model {
  fresh.add(model);
  return model;
}

/** Whether a row or group was just added and has not had the focus yet. */
export function isFresh(model: object): boolean {
  return fresh.has(model);
}

/** The row or group has had its moment. */
export function forgetFresh(model: object): void {
  fresh.delete(model);
}
