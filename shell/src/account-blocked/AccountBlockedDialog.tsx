import Lock from "lucide-react/icons/lock";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Button } from "shared-ui/button/Button";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import type { Session } from "../auth/session.ts";
import { SupportContact } from "../frame/SupportContact.tsx";

/** Shows a blocked user the contact; acknowledging it ends the session and keeps the draft. */
export function AccountBlockedDialog({
  session,
  support,
}: {
  session: Session;
  support: RuntimeConfig["support"];
}) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      dismissable={false}
      media={<IconTile icon={Lock} tone="danger" />}
      title="Conta bloqueada"
      description="O administrador bloqueou esta conta. Para reativar o acesso, fale com o suporte:"
    >
      <SupportContact {...support} />
      <ButtonStack>
        <Button
          variant="primary"
          wide
          data-autofocus
          onClick={() => session.signOut()}
        >
          Entendi
        </Button>
      </ButtonStack>
    </Dialog>
  );
}
