/** "Opção B, Clássica"; "Opção B" where the client reads no other title. Counts from 0. */
export function optionName(index: number, title: string): string {
  const name = `Opção ${"ABC"[index]}`;
  return title ? `${name}, ${title}` : name;
}
