import type { Company } from "shared-contracts/entities/company";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation, useQuery } from "shared-contracts/platform/query";

const COMPANY_KEY = ["company"] as const;

/** The company proposals are sent by, asked for at each visit. */
export function useCompany() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: COMPANY_KEY,
    queryFn: ({ signal }) => client.call("getCompany", { signal }),
    gcTime: 0,
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Saves the company; what the server made of it is what is known from then on. */
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
