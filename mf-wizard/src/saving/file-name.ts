/** The name an exported file downloads under: what is no ASCII letter or digit as `_`, then the local date. */
export function budgetFileName(name: string, date: Date): string {
  return `${name.replace(/[^a-zA-Z0-9]/g, "_")}_${localDate(date)}.json`;
}

/** The same for a template export. */
export function templateFileName(name: string, date: Date): string {
  return `template_${budgetFileName(name, date)}`;
}

/** The day on the clock of this place: "2026-11-20". */
export function localDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  const day = String(date.getDate()).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${day}`;
}
