import { flushSync } from "react-dom";
import { observer } from "shared-contracts/platform/state";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useStepSession } from "../useStepSession.ts";

/** Asks 'Deseja Excluir?' about what `askDelete` was called with. */
export const DeleteDialog = observer(function DeleteDialog() {
  const session = useStepSession();
  const thing = session.deletion;

  function confirm() {
    if (!thing) return;
    const focusNext = focusAfterDelete(thing.button);
    flushSync(() => {
      thing.remove();
      session.askDelete(null);
    });
    focusNext();
  }

  return (
    <ConfirmDialog
      open={thing !== null}
      title="Deseja Excluir?"
      confirmLabel="Excluir"
      onCancel={() => session.askDelete(null)}
      onConfirm={confirm}
    >
      {thing?.name}
      {thing?.contents && `, com ${thing.contents}`}. Esta ação não pode ser
      desfeita.
    </ConfirmDialog>
  );
});

/**
 * Returns what focuses the next element after `button` is deleted with its row: the delete button of the next row or
 * group of its kind, or what opens it, else that of the one before, else the add button. Call it before the deletion.
 */
function focusAfterDelete(button: Element): () => void {
  const root = button.closest("[data-step-rows]");
  const kind = button.closest("[data-row]") ? "[data-row]" : "[data-group]";
  const gone = button.closest(kind);
  const all = [...(root?.querySelectorAll(kind) ?? [])];
  const here = all.findIndex((element) => element === gone);
  const neighbours = [all[here + 1], all[here - 1]];
  return () => {
    const neighbour = neighbours.find((element) => element?.isConnected);
    const target =
      neighbour?.querySelector<HTMLElement>("[data-delete], [data-open]") ??
      root?.querySelector<HTMLElement>("[data-add]");
    target?.focus();
  };
}
