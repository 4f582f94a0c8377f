import type { Profile } from "shared-contracts/entities/profile";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { PROFILE_KEY } from "./useProfile.ts";

/** Saves the profile; the answer replaces the cached value. */
export function useSaveProfile() {
  const { client, queryClient, notify } = useCoreState();
  return useMutation({
    mutationFn: (profile: Profile & { password?: string }) =>
      client.call("updateProfile", { body: profile }),
    networkMode: "always",
    onSuccess(profile) {
      queryClient.setQueryData(PROFILE_KEY, profile);
      notify({ text: "Perfil atualizado com sucesso!" });
    },
  });
}
