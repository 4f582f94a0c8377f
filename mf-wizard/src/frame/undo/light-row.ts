/** How long the row of an undone edit is tinted, in ms. */
const LIT_MS = 1000;

/** Brings the row of an edit into sight and tints it; nothing for an edit of another thing, and for a row that is gone. */
export function lightRow(edited: object): void {
  if (!("id" in edited && "fields" in edited)) return;
  const { id, fields } = edited as { id: number; fields: { name?: string } };
  const rows = document.querySelectorAll<HTMLElement>(`[data-row="${id}"]`);
  // Ids are unique in their group only.
  const row = [...rows].find(
    (each) => rows.length === 1 || nameOf(each) === fields.name?.trim(),
  );
  row?.scrollIntoView?.({ block: "nearest" });
  row?.animate?.(
    [{ backgroundColor: "var(--accent-soft)" }, { backgroundColor: "unset" }],
    { duration: LIT_MS, easing: "steps(1, end)" },
  );
}

function nameOf(row: Element): string | undefined {
  const field = row.querySelector<HTMLTextAreaElement>('[data-column="name"]');
  return (field?.value ?? row.querySelector("span")?.textContent)?.trim();
}
