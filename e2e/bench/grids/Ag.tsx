import {
  ClientSideRowModelModule,
  NumberEditorModule,
  themeQuartz,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { useState } from "react";
import { COLUMNS, HEIGHT, WIDTH, costOf, rows, totalOf } from "./rows.ts";
import { Total } from "./Total.tsx";

const MODULES = [ClientSideRowModelModule, NumberEditorModule];
const data = rows.map((row) => ({ ...row }));
const columns = [
  ...COLUMNS.map((field) => ({
    field,
    width: WIDTH,
    editable: field === "price",
    ...(field === "price" && { cellEditor: "agNumberCellEditor" }),
  })),
  {
    headerName: "total",
    width: WIDTH,
    valueGetter: ({ data: row }: { data: (typeof data)[number] }) =>
      costOf(row),
  },
];

/** AG Grid changes the rows it was given. */
export function Ag() {
  const [total, setTotal] = useState(totalOf(data));
  return (
    <>
      <Total of={total} />
      <div style={{ height: HEIGHT }}>
        <AgGridReact
          modules={MODULES}
          theme={themeQuartz}
          rowData={data}
          columnDefs={columns}
          enterNavigatesVerticallyAfterEdit
          onCellValueChanged={() => setTotal(totalOf(data))}
        />
      </div>
    </>
  );
}
