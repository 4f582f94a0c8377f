import History from "lucide-react/icons/history";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { ClientNameField } from "../../../working-budget/client/ClientNameField.tsx";
import { historyText } from "../../../working-budget/client/clients.ts";
import { ClientHistory } from "./ClientHistory.tsx";
import type { useClientForm } from "./useClientForm.ts";

interface ClientNameProps {
  client: ReturnType<typeof useClientForm>;
}

/** The client's name, with their earlier budgets below it. */
export const ClientName = observer(function ClientName({
  client,
}: ClientNameProps) {
  const { event } = useAppState().store;
  const [isOpen, setOpen] = useState(false);
  const earlier = client.earlier();
  return (
    <>
      <ClientNameField
        offers={client.offers}
        value={event.fields.groomName}
        onChange={(name) => event.setField("groomName", name)}
        onChoose={(newest) => void client.take(newest)}
        hintIcon={History}
        hint={
          earlier.length === 0 ? undefined : (
            <>
              {historyText(earlier)}{" "}
              <Button variant="link" onClick={() => setOpen(true)}>
                Ver
              </Button>
            </>
          )
        }
      />
      {isOpen && (
        <ClientHistory
          budgets={earlier}
          onTake={client.take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
