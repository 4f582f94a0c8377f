import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { useLoaded } from "../forms/useLoaded.ts";

const INTAKE_KEY = ["intake-key"] as const;

/** The facts about the account's key for requests. */
export const useIntakeKey = () =>
  useLoaded(INTAKE_KEY, (client, signal) =>
    client.call("getIntakeKey", { signal }),
  );

/** Makes a key. Its answer is the only one that holds it, and is kept while the card is shown. */
export function useMakeIntakeKey() {
  const { client, queryClient } = useCoreState();
  return useMutation({
    mutationFn: (password: string) =>
      client.call("makeIntakeKey", { body: { password } }),
    networkMode: "always",
    gcTime: 0,
    onSuccess: ({ key: _key, ...known }) =>
      queryClient.setQueryData(INTAKE_KEY, known),
  });
}

/** Ends the key. */
export function useEndIntakeKey() {
  const { client, queryClient } = useCoreState();
  return useMutation({
    mutationFn: (password: string) =>
      client.call("endIntakeKey", { body: { password } }),
    networkMode: "always",
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INTAKE_KEY }),
  });
}
