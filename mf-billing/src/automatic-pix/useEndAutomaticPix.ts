import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { MY_SUBSCRIPTION_KEY } from "../subscription/useMySubscription.ts";

/** Ends the account's PIX Automático; done once the page shows it. */
export function useEndAutomaticPix() {
  const { client, queryClient, notify } = useCoreState();
  return useMutation({
    mutationFn: () => client.call("cancelAutomaticPix"),
    networkMode: "always",
    onSuccess: () => {
      notify({ text: "PIX Automático encerrado." });
      return queryClient.invalidateQueries({ queryKey: MY_SUBSCRIPTION_KEY });
    },
  });
}
