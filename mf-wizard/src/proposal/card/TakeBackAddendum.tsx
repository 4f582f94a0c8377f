import X from "lucide-react/icons/x";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { expireSavedBudgets } from "../../working-budget/saved/saved-budgets-query.ts";
import { clientPageKey } from "../client-page/client-page-key.ts";

/** Takes back the change that the client of a saved budget has not accepted. */
export function TakeBackAddendum({ id }: { id: number }) {
  const services = useAppState();
  const { client, queryClient, notify } = services;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      client.call("takeBackAddendum", {
        params: { id },
        idempotencyKey: crypto.randomUUID(),
      }),
    networkMode: "always",
    onSuccess: () =>
      notify({ text: "Aditivo retirado", tone: "success", about: "addendum" }),
    onError: (error) =>
      notify({
        text: withDetail("Não foi possível retirar o aditivo", error),
        tone: "error",
        about: "addendum",
      }),
    onSettled: () => {
      expireSavedBudgets(services);
      void queryClient.invalidateQueries({ queryKey: clientPageKey(id) });
    },
  });
  return (
    <Button wide icon={X} busy={isPending} onClick={() => mutate()}>
      Retirar aditivo
    </Button>
  );
}
