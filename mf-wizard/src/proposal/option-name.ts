import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";

/** "Opção B, Clássica"; "Opção B" where the client reads no other title. Counts from 0. */
export function optionName(index: number, title: string): string {
  const name = `Opção ${OPTION_LETTERS[index]}`;
  return title ? `${name}, ${title}` : name;
}
