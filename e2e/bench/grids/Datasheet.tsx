import "react-datasheet-grid/dist/style.css";
import {
  createTextColumn,
  DataSheetGrid,
  keyColumn,
  textColumn,
} from "react-datasheet-grid";
import { useState } from "react";
import { COLUMNS, HEIGHT, WIDTH, costOf, rows, totalOf } from "./rows.ts";
import type { Row } from "./rows.ts";
import { Total } from "./Total.tsx";

const priceColumn = createTextColumn({
  alignRight: true,
  continuousUpdates: false,
  parseUserInput: Number,
});
const columns = [
  ...COLUMNS.map((field) => ({
    ...keyColumn(field, field === "price" ? priceColumn : textColumn),
    title: field,
    disabled: field !== "price",
  })),
  {
    title: "total",
    disabled: true,
    component: ({ rowData }: { rowData: Row }) => costOf(rowData).toFixed(2),
  },
];

const ALL_WIDTH = columns.length * WIDTH;

/** The rows are the state of the component around it. */
export function Datasheet() {
  const [all, setAll] = useState([...rows]);
  return (
    <div style={{ width: ALL_WIDTH }}>
      <Total of={totalOf(all)} />
      <DataSheetGrid
        value={all}
        onChange={setAll}
        columns={columns}
        height={HEIGHT}
        lockRows
      />
    </div>
  );
}
