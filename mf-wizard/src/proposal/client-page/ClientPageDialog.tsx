import { Dialog } from "shared-ui/dialog/Dialog";
import { ClientPageBox } from "./ClientPageBox.tsx";
import type { SavedCopy } from "../useSavedCopy.ts";
import { offeredUntil } from "./offered-until.ts";
import { useClientPage } from "./useClientPage.ts";

/** The client's page of a proposal that was sent. */
export function ClientPageDialog({
  copy,
  onClose,
}: {
  copy: SavedCopy;
  onClose: () => void;
}) {
  const page = useClientPage(copy.id, { make: true });
  return (
    <Dialog open title="Página do cliente" onClose={onClose}>
      <ClientPageBox page={page} until={offeredUntil(copy.followUp)} />
    </Dialog>
  );
}
