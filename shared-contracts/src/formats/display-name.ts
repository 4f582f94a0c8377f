/** Small words of Portuguese names, which stay small. */
const PARTICLES = new Set(["da", "das", "de", "do", "dos", "e"]);

/** Names are kept lower case and shown capitalised. */
export function displayName(name: string): string {
  return name
    .split(" ")
    .map((word, index) =>
      index > 0 && PARTICLES.has(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}
