import type { Company } from "shared-contracts/entities/company";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { useLoaded } from "../forms/useLoaded.ts";

const COMPANY_KEY = ["company"] as const;

/** The company that sends the proposals. */
export const useCompany = () =>
  useLoaded(COMPANY_KEY, (client, signal) =>
    client.call("getCompany", { signal }),
  );

/** Saves the company; the answer replaces the cached value. */
export function useSaveCompany() {
  const { client, queryClient, notify } = useCoreState();
  return useMutation({
    mutationFn: (company: Company) =>
      client.call("updateCompany", { body: company }),
    networkMode: "always",
    onSuccess(company) {
      queryClient.setQueryData(COMPANY_KEY, (before: object | undefined) => ({
        ...before,
        ...company,
      }));
      notify({ text: "Dados do buffet salvos com sucesso!" });
    },
  });
}
