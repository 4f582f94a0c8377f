import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation } from "shared-contracts/platform/query";
import type { PasswordForm } from "./password-rules.ts";

/** How long the success is read before the session ends (section 5). */
const SIGN_OUT_MS = 2000;

/** Changes the password; 2 s later the session ends, which the server did already. */
export function useChangePassword() {
  const { client, session } = useAppState();
  return useMutation({
    mutationFn: ({ current, next }: PasswordForm) =>
      client.call("changePassword", {
        body: { currentPassword: current, newPassword: next },
      }),
    networkMode: "always",
    onSuccess() {
      // Also when the page is left meanwhile.
      setTimeout(
        () => session.signOut("Senha alterada. Entre com a nova."),
        SIGN_OUT_MS,
      );
    },
  });
}
