import { Dialog } from "shared-ui/dialog/Dialog";
import { ClientPageBox } from "./ClientPageBox.tsx";
import { useClientPage } from "./useClientPage.ts";

/** The client's page of a proposal that was sent. */
export function ClientPageDialog({
  id,
  onClose,
}: {
  id: number;
  onClose: () => void;
}) {
  const page = useClientPage(id, { make: true });
  return (
    <Dialog open title="Página do cliente" onClose={onClose}>
      <ClientPageBox page={page} />
    </Dialog>
  );
}
