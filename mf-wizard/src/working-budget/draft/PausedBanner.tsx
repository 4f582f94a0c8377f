import AppWindow from "lucide-react/icons/app-window";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";

/** Shown while another tab has the budget; lets the user take over or reload. */
export function PausedBanner() {
  const { draft } = useAppState();
  const [busy, setBusy] = useState(false);

  async function takeOver() {
    setBusy(true);
    await draft.takeOver();
    setBusy(false);
  }

  return (
    <Banner
      tone="warning"
      icon={AppWindow}
      role="alert"
      actions={
        <>
          <Button icon={RefreshCw} onClick={() => void draft.reload()}>
            Recarregar
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void takeOver()}>
            Assumir aqui
          </Button>
        </>
      }
    >
      <strong>Este orçamento está aberto em outra aba.</strong> Aqui nada é
      salvo até você escolher.
    </Banner>
  );
}
