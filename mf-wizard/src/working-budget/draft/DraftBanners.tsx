import HardDrive from "lucide-react/icons/hard-drive";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import styles from "./DraftBanners.module.css";
import { PausedBanner } from "./PausedBanner.tsx";

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
