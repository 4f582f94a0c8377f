import Handsontable from "handsontable";
import { useEffect, useRef, useState } from "react";
import { COLUMNS, HEIGHT, WIDTH, costOf, rows, totalOf } from "./rows.ts";
import type { Row } from "./rows.ts";
import { Total } from "./Total.tsx";

const columns = [
  ...COLUMNS.map((data) => ({
    data,
    readOnly: data !== "price",
    ...(data === "price" && { type: "numeric" }),
  })),
  { data: (row: Row) => costOf(row), readOnly: true },
];

/** Handsontable changes the rows it was given, and knows nothing of React. */
export function Hot() {
  const ref = useRef<HTMLDivElement>(null);
  const [total, setTotal] = useState(totalOf(rows));
  useEffect(() => {
    const data = rows.map((row) => ({ ...row }));
    const table = new Handsontable(ref.current!, {
      data,
      columns,
      colHeaders: [...COLUMNS, "total"],
      colWidths: WIDTH,
      height: HEIGHT,
      licenseKey: "non-commercial-and-evaluation",
      afterChange: () => setTotal(totalOf(data)),
    });
    return () => table.destroy();
  }, []);
  return (
    <>
      <Total of={total} />
      <div ref={ref} />
    </>
  );
}
