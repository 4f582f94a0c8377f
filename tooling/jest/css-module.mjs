// Under Jest a CSS Module answers each class with its own name.
export default new Proxy(
  {},
  { get: (_, name) => (typeof name === "string" ? name : undefined) },
);
