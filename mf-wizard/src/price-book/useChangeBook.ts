import type { BookChange } from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { PRICE_BOOK_KEY } from "../working-budget/saved/price-book-query.ts";

/** A change of the book, with the one that takes it back. */
interface Undoable {
  change: BookChange;
  back: BookChange;
  /** Said once it is done. */
  done: string;
}

/** Changes an item of the book; no budget changes. "Desfazer" takes it back. */
export function useChangeBook() {
  const { client, queryClient, notify } = useAppState();

  async function send(change: BookChange): Promise<void> {
    await client.call("changePriceBook", { body: { items: [change] } });
    await queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY });
  }

  function takeBack(back: BookChange): void {
    send(back).catch((error: unknown) =>
      notify({
        tone: "error",
        text: withDetail("Não foi possível desfazer", error),
        about: "price-book",
      }),
    );
  }

  return useMutation({
    mutationFn: ({ change }: Undoable) => send(change),
    networkMode: "always",
    onSuccess: (_, { back, done }) =>
      notify({
        text: done,
        about: "price-book",
        action: { label: "Desfazer", run: () => takeBack(back) },
      }),
  });
}
