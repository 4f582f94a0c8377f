import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation, useQuery } from "shared-contracts/platform/query";
import { downloadFile } from "shared-ui/download-file/download-file.ts";

/** The one key of the account's payments in the query cache. */
export const PAYMENTS_KEY = ["payments"] as const;

/** The account's newest payments, newest first, whatever became of them. */
export function usePayments() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: PAYMENTS_KEY,
    queryFn: ({ signal }) => client.call("listPayments", { signal }),
    networkMode: "always",
    retry: false,
  });
}

/** Downloads the receipt of the payment with an id; a notice says why it failed. */
export function useReceipt() {
  const { client, notify, withdrawNotices } = useCoreState();
  return useMutation({
    mutationFn: (paymentId: string) =>
      client.call("getReceipt", { params: { paymentId } }),
    networkMode: "always",
    onMutate: () => withdrawNotices("receipt"),
    onSuccess: (file, paymentId) =>
      downloadFile(file, `recibo-${paymentId}.pdf`),
    onError: ({ message }) =>
      notify({
        text: `Erro ao baixar recibo: ${message}`,
        tone: "error",
        about: "receipt",
      }),
  });
}
