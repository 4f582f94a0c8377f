/** A Portuguese list: "a, b e c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} e ${last}`;
}

/** A text with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);
}

/** A text with a small first letter, for use inside a sentence; an abbreviation keeps its capitals. */
export function uncapitalized(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLocaleLowerCase("pt-BR"),
  );
}
