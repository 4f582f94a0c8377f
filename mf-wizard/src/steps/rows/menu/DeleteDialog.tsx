import { flushSync } from "react-dom";
import { observer } from "shared-contracts/platform/state";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useStepSession } from "../useStepSession.ts";
import { focusAfterDelete } from "./focus-after-delete.ts";

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
