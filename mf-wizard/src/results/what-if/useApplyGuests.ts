import { useAppState } from "shared-contracts/federation/app-state";
import { guestsInWords } from "shared-contracts/formats/event-words";

/** Makes another number of guests the budget's own, the team sized along, and tells so with a way back. */
export function useApplyGuests(): (guests: number) => void {
  const { store, notify } = useAppState();
  return (guests) => {
    const { event, team, history } = store;
    const budget = store.loadCount;
    const before = event.fields.guests;
    const quantities = team.rows.map(({ id, fields }) => ({
      id,
      quantity: fields.quantity,
    }));
    event.setGuests(guests);
    notify({
      text: `Orçamento recalculado para ${guestsInWords(guests)}.`,
      tone: "success",
      action: {
        label: "Desfazer",
        run() {
          // The notice may outlive the budget it is about.
          if (store.loadCount !== budget) return;
          history.together(() => {
            event.setGuests(before);
            for (const { id, quantity } of quantities)
              team.find(id)?.set("quantity", quantity);
          });
        },
      },
    });
  };
}
