import type { ShellServices } from "shared-contracts/federation/shell-services";
import { undoneInWords, undoRepricing } from "./undo-repricing.ts";
import type { UndoRecord } from "./undo-record.ts";

/** Says what a repricing did, with "Desfazer" for some seconds. */
export function offerUndo(
  services: ShellServices,
  record: UndoRecord,
  text: string,
): void {
  async function undo(): Promise<void> {
    const kept = await undoRepricing(services, record);
    services.notify({
      text: [
        undoneInWords(record, kept),
        ...kept.map((left) => `${left.name}: ${left.text}`),
      ].join(". "),
      tone: kept.length > 0 ? "error" : "success",
      about: "reprice",
    });
  }
  services.notify({
    text,
    about: "reprice",
    action: { label: "Desfazer", run: () => void undo() },
  });
}
