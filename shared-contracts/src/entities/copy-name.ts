/** The longest name the API takes. */
const MAX_LENGTH = 200;

/** "Festa (cópia)". */
export function copyName(name: string): string {
  const suffix = " (cópia)";
  return (
    name
      .trim()
      .slice(0, MAX_LENGTH - suffix.length)
      .trimEnd() + suffix
  );
}
