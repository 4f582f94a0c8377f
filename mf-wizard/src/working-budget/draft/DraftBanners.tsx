import HardDrive from "lucide-react/icons/hard-drive";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import styles from "./DraftBanners.module.css";
import AppWindow from "lucide-react/icons/app-window";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import { Button } from "shared-ui/button/Button";

const PROBLEMS = {
  full: "O espaço deste navegador está cheio.",
  forbidden: "Este navegador não permite guardar dados.",
};

/** The warnings about the draft, at the top of every page that changes the budget; nothing while all is well. */
export const DraftBanners = observer(function DraftBanners() {
  const { paused, problem } = useAppState().draft;
  if (!paused && !problem) return null;
  return (
    <div className={styles.banners}>
      {paused && <PausedBanner />}
      {problem && (
        <Banner tone="danger" icon={HardDrive}>
          <strong>{PROBLEMS[problem]}</strong> O rascunho pode se perder ao
          fechar a página: salve o orçamento antes.
        </Banner>
      )}
    </div>
  );
});

/** Shown while another tab has the budget; lets the user take over or reload. */
function PausedBanner() {
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
