const COUNT = new Intl.NumberFormat("pt-BR");

/** "120 convidados", "1 convidado". */
export function guestsInWords(guests: number): string {
  return `${COUNT.format(guests)} ${guests === 1 ? "convidado" : "convidados"}`;
}

/** "6 horas", "1 hora", "4,5 horas". */
export function hoursInWords(hours: number): string {
  return `${COUNT.format(hours)} ${hours === 1 ? "hora" : "horas"}`;
}
