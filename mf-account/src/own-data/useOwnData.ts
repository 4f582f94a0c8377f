import { formatDay } from "shared-contracts/formats/format-day";
import { useCoreState } from "shared-contracts/federation/core-state";
import { downloadFile } from "shared-ui/download-file/download-file.ts";

/** Downloads all that is kept of the account. */
export function useExportOwnData() {
  const { client } = useCoreState();
  return async (password: string) => {
    const file = await client.call("exportOwnData", { body: { password } });
    downloadFile(file, "banquete-meus-dados.json");
  };
}

/** Requests the erasure of the account; every session ends, this one too. */
export function useEraseAccount() {
  const { client, session } = useCoreState();
  return async (password: string) => {
    const { eraseAt } = await client.call("eraseOwnAccount", {
      body: { password },
      // If an attempt without an answer did its work, the next one is refused.
      onRetry: () => session.expectEnd(willBeErased("em 7 dias")),
    });
    session.signOut(willBeErased(`em ${formatDay(eraseAt)}`));
  };
}

function willBeErased(when: string): string {
  return `Sua conta será apagada ${when}. Para mantê-la, entre até lá.`;
}
