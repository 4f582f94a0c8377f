/** Particles of Portuguese names, which stay in lower case. */
const PARTICLES = new Set(["da", "das", "de", "do", "dos", "e"]);

/** A stored name, in lower case, as the screen shows it: "Maria da Silva". */
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
