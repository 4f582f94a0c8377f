import type { BookChange } from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { PRICE_BOOK_KEY } from "../working-budget/saved/price-book-query.ts";

/** Changes of the book, with those that take them back. */
export interface Undoable {
  changes: readonly BookChange[];
  back: readonly BookChange[];
  /** Said once it is done. */
  done: string;
}

/** Changes items of the book; no budget changes. "Desfazer" takes it back. */
export function useChangeBook() {
  const { client, queryClient, notify } = useAppState();

  async function send(changes: readonly BookChange[]): Promise<void> {
    await client.call("changePriceBook", { body: { items: [...changes] } });
    await queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY });
  }

  function takeBack(back: readonly BookChange[]): void {
    send(back).catch((error: unknown) =>
      notify({
        tone: "error",
        text: withDetail("Não foi possível desfazer", error),
        about: "price-book",
      }),
    );
  }

  return useMutation({
    mutationFn: ({ changes }: Undoable) => send(changes),
    networkMode: "always",
    onSuccess: (_, { back, done }) =>
      notify({
        text: done,
        about: "price-book",
        action: { label: "Desfazer", run: () => takeBack(back) },
      }),
  });
}
