import { counted } from "./count.ts";

/** "120 convidados", "1 convidado". */
export function guestsInWords(guests: number): string {
  return counted(guests, "convidado", "convidados");
}

/** "6 horas", "1 hora", "4,5 horas". */
export function hoursInWords(hours: number): string {
  return counted(hours, "hora", "horas");
}
