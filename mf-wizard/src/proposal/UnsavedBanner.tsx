import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { timeOfDay } from "../working-budget/saving/time-of-day.ts";
import { useSaving } from "../working-budget/saving/useSaveBudget.ts";

interface UnsavedBannerProps {
  savedAt: string;
  disabled?: boolean;
  /** Whether it says why a save failed. */
  showsFailure?: boolean;
}

/** The proposal is made of the saved version. */
export const UnsavedBanner = observer(function UnsavedBanner({
  savedAt,
  disabled,
  showsFailure,
}: UnsavedBannerProps) {
  const { isSaving, save, line } = useSaving();
  return (
    <Banner
      compact
      tone="warning"
      actions={
        <Button
          size="small"
          busy={isSaving}
          busyLabel="Salvando..."
          disabled={disabled}
          onClick={() => void save()}
        >
          Salvar e atualizar
        </Button>
      }
    >
      {`Há mudanças não salvas: a proposta usa a versão salva às ${timeOfDay(Date.parse(savedAt))}.`}
      {showsFailure && line?.tone === "error" && (
        <p role="alert">{line.text}</p>
      )}
    </Banner>
  );
});
