import "@glideapps/glide-data-grid/dist/index.css";
import { DataEditor, GridCellKind } from "@glideapps/glide-data-grid";
import { useCallback, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { COLUMNS, HEIGHT, ROWS, WIDTH, costOf, rows, totalOf } from "./rows.ts";
import { Total } from "./Total.tsx";

const columns = [...COLUMNS, "total"].map((title) => ({ title, width: WIDTH }));

type Cell = readonly [column: number, row: number];

/** Glide draws on a canvas and asks for each cell that it draws. */
export function Glide() {
  const all = useRef([...rows]);
  const [total, setTotal] = useState(totalOf(rows));
  const getCellContent = useCallback(([column, index]: Cell) => {
    const row = all.current[index]!;
    const field = COLUMNS[column];
    const value = field ? row[field] : costOf(row);
    return {
      kind: typeof value === "number" ? GridCellKind.Number : GridCellKind.Text,
      data: value,
      displayData: typeof value === "number" ? value.toFixed(2) : value,
      allowOverlay: field === "price",
    };
  }, []);
  const onCellEdited = useCallback(
    ([, index]: Cell, { data }: { data: number }) => {
      all.current[index] = { ...all.current[index]!, price: data };
      setTotal(totalOf(all.current));
    },
    [],
  );
  return (
    <>
      <Total of={total} />
      <DataEditor
        columns={columns}
        rows={ROWS}
        width={columns.length * WIDTH}
        height={HEIGHT}
        getCellContent={getCellContent}
        onCellEdited={onCellEdited}
      />
      {createPortal(<div id="portal" />, document.body)}
    </>
  );
}
