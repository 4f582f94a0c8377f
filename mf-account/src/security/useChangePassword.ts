import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import type { PasswordForm } from "./password-rules.ts";

/** How long the success shows before the session ends, in ms. */
const SIGN_OUT_MS = 2000;

const CHANGED = "Senha alterada. Entre com a nova.";
const MAYBE_CHANGED =
  "Sua senha pode ter sido alterada. Entre com a nova; se ela não valer, use a anterior.";

/** Changes the password; 2 s later the session ends, which the server did already. */
export function useChangePassword() {
  const { client, session } = useCoreState();
  return useMutation({
    mutationFn: ({ current, next }: PasswordForm) =>
      client.call("changePassword", {
        body: { currentPassword: current, newPassword: next },
        // An attempt got no clear answer: if it did its work, the next call of this account is refused.
        onRetry: () => session.expectEnd(MAYBE_CHANGED),
      }),
    networkMode: "always",
    onSuccess() {
      // Until then the calls of other tabs are refused.
      session.expectEnd(CHANGED);
      // The timer runs on when the page is left.
      setTimeout(() => session.signOut(CHANGED), SIGN_OUT_MS);
    },
    onError(error: Error & { status?: number | null }) {
      // The session is still accepted, so no change ended it.
      if (error.status === 400) session.expectEnd(null);
    },
  });
}
