import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation, useQuery } from "shared-contracts/platform/query";

export type Security = ResponseOf<Endpoints["getSecurity"]>;

const SECURITY_KEY = ["security"] as const;

/** The account's sessions, and the state of its email. */
export function useSecurity() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => client.call("getSecurity", { signal }),
    gcTime: 0,
    networkMode: "always",
    retry: false,
  });
}

/** Ends one session elsewhere. */
export function useEndSession() {
  const { client, notify, queryClient } = useCoreState();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      client.call("endSession", { params: { id }, body: { password } }),
    networkMode: "always",
    onSuccess: () => {
      notify({ text: "Sessão encerrada." });
      return queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
    },
  });
}

const OUT = "Você saiu de todos os aparelhos.";

/** Ends every session, this one too. */
export function useEndAllSessions() {
  const { client, session } = useCoreState();
  return useMutation({
    mutationFn: (password: string) =>
      client.call("logout", {
        body: { everywhere: true, password },
        // If an attempt without an answer did its work, the next one is refused.
        onRetry: () => session.expectEnd(OUT),
      }),
    networkMode: "always",
    onSuccess: () => session.signOut(OUT),
  });
}

/** Switches the reminders that are mailed. */
export function useSwitchReminders() {
  const { client, notify, queryClient } = useCoreState();
  return useMutation({
    mutationFn: async (reminders: boolean) => {
      // A change of the preferences names the theme too.
      const { darkMode } = await client.call("getUserConfig", {});
      const body = { darkMode, reminders };
      return client.call("updateUserConfig", { body });
    },
    networkMode: "always",
    onSuccess: (_config, reminders) => {
      notify({
        text: reminders ? "Lembretes ligados." : "Lembretes desligados.",
      });
      return queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
    },
  });
}

/** Mails the link that confirms the account's address. */
export function useAskConfirmation() {
  const { client } = useCoreState();
  return useMutation({
    mutationFn: () => client.call("askConfirmation", {}),
    networkMode: "always",
  });
}
