const FOR_TWO: ReadonlySet<string> = new Set([
  "Casamento",
  "Mini Wedding",
  "Noivado",
  "Bodas de Casamento",
  "Chá de Panela / Chá Bar",
]);

/** Whether this type of event has two hosts, so that a second name is asked for. */
export function hasSecondName(eventType: string): boolean {
  return FOR_TWO.has(eventType);
}
