import { localDate } from "shared-contracts/formats/local-date";

/** The name an exported file downloads under: what is no ASCII letter or digit as `_`, then the local date. */
export function budgetFileName(name: string, date: Date): string {
  return `${name.replace(/[^a-zA-Z0-9]/g, "_")}_${localDate(date)}.json`;
}

/** The same for a template export. */
export function templateFileName(name: string, date: Date): string {
  return `template_${budgetFileName(name, date)}`;
}
