import { useId } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { multiply, sum, toNumber } from "shared-contracts/numbers/exact";
import { useMutation } from "shared-contracts/platform/query";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { type Paid, PaidForm } from "../results/actual/PaidForm.tsx";
import type { BoughtItem } from "./bought-items.ts";
import { paidFor, savePaid } from "./paid-items.ts";
import type { ShoppingEvent } from "./shopping-items.ts";

interface PaidItemDialogProps {
  item: BoughtItem;
  events: readonly ShoppingEvent[];
  /** Gets the new versions of the budgets that were saved, by id. */
  onSaved: (versions: ReadonlyMap<number, number>) => void;
  onClose: () => void;
}

/** What was paid for an item of the list, which the budgets that need it keep beside its plan. */
export function PaidItemDialog({
  item,
  events,
  onSaved,
  onClose,
}: PaidItemDialogProps) {
  const services = useAppState();
  const formId = useId();
  const saving = useMutation({
    mutationFn: (paid: Paid) => savePaid(services, events, item, paid, onSaved),
    // Offline it waits in the outbox, not here.
    networkMode: "always",
    onSuccess: onClose,
  });
  const planned = sum(item.needs);
  return (
    <Dialog
      open
      title="Preço pago"
      description={item.name}
      dismissable={!saving.isPending}
      onClose={onClose}
      footer={
        <DialogButtons
          type="submit"
          form={formId}
          busy={saving.isPending}
          busyLabel="Salvando..."
          onCancel={onClose}
        >
          Salvar
        </DialogButtons>
      }
    >
      <PaidForm
        id={formId}
        planned={multiply(planned, item.price)}
        goods={{ unit: item.unit, planned, price: item.price }}
        initial={paidFor(item, events) ?? { bought: toNumber(item.bought) }}
        onSubmit={(paid) => {
          if (!saving.isPending) saving.mutate(paid);
        }}
      />
      {saving.isError && (
        <FieldMessage tone="error">
          {withDetail("Não foi possível salvar o preço pago", saving.error)}
        </FieldMessage>
      )}
    </Dialog>
  );
}
