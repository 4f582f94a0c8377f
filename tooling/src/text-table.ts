/** Rows as columns of a terminal: the first to the left, the others to the left or to the right. */
export function textTable(
  rows: readonly (readonly string[])[],
  others: "left" | "right" = "left",
): string {
  const widths = rows.reduce<number[]>(
    (known, row) =>
      Array.from({ length: Math.max(known.length, row.length) }, (_, column) =>
        Math.max(known[column] ?? 0, row[column]?.length ?? 0),
      ),
    [],
  );
  const cell = (text: string, column: number) =>
    column > 0 && others === "right"
      ? text.padStart(widths[column]!)
      : text.padEnd(widths[column]!);
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}
