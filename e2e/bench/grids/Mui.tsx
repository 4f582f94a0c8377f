import { DataGrid } from "@mui/x-data-grid";
import { useRef, useState } from "react";
import { COLUMNS, HEIGHT, WIDTH, costOf, rows, totalOf } from "./rows.ts";
import type { Row } from "./rows.ts";
import { Total } from "./Total.tsx";

const columns = [
  ...COLUMNS.map((field) => ({
    field,
    width: WIDTH,
    editable: field === "price",
    ...(field === "price" && { type: "number" }),
  })),
  {
    field: "total",
    width: WIDTH,
    valueGetter: (_value: unknown, row: Row) => costOf(row),
  },
];

/** Its free edition shows at most 100 of the rows on a page. */
const PAGES = { pagination: { paginationModel: { pageSize: 100 } } };

/** MUI X keeps the rows itself and says which one was changed. */
export function Mui() {
  const all = useRef([...rows]);
  const [total, setTotal] = useState(totalOf(rows));
  return (
    <>
      <Total of={total} />
      <div style={{ height: HEIGHT }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={PAGES}
          processRowUpdate={(row: Row) => {
            all.current[row.id] = row;
            setTotal(totalOf(all.current));
            return row;
          }}
        />
      </div>
    </>
  );
}
