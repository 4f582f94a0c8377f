import { Banner } from "shared-ui/banner/Banner";
import { type NotUndone, undoneInWords } from "./undo-repricing.ts";
import type { UndoRecord } from "./undo-record.ts";

interface UndoneProps {
  record: UndoRecord;
  kept: readonly NotUndone[];
}

/** What an undo did, and what stays as it is. */
export function Undone({ record, kept }: UndoneProps) {
  return (
    <Banner tone={kept.length > 0 ? "warning" : "success"} role="status">
      <b>{undoneInWords(record, kept)}.</b>
      {kept.map(({ name, text }) => (
        <p key={name}>{`${name}: ${text}`}</p>
      ))}
    </Banner>
  );
}
