import type { UnprintedText } from "shared-contracts/proposal/unprinted-texts";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import styles from "./ProposalEditor.module.css";
import type { SettingsSaving } from "./settings-saving.ts";

/** More than this would cover what is under them. */
const NAMED_MAX = 3;

/** Names the lines with signs that no font of the PDF draws; they stay in view while the settings scroll. */
export function Unprinted({ texts }: { texts: readonly UnprintedText[] }) {
  const others = texts.length - NAMED_MAX;
  return (
    <div className={styles.unprinted} role="status">
      {texts.length > 0 && (
        <Banner compact tone="warning">
          {texts.slice(0, NAMED_MAX).map(({ text, signs }) => (
            <p key={text}>
              {signs.length === 1
                ? `O sinal ${signs[0]} sai como um quadrado no PDF: ${text}`
                : `Os sinais ${signs.join(" ")} saem como quadrados no PDF: ${text}`}
            </p>
          ))}
          {others > 0 && (
            <p>e mais {others === 1 ? "1 linha" : `${others} linhas`}</p>
          )}
        </Banner>
      )}
    </div>
  );
}

export const SavedLine = observer(function SavedLine({
  saving,
}: {
  saving: SettingsSaving;
}) {
  const { state, failure } = saving;
  return (
    <div className={styles.saved}>
      {state === "saved" && (
        <FieldMessage tone="success">Ajustes salvos</FieldMessage>
      )}
      {state === "saving" && <FieldMessage>Salvando ajustes...</FieldMessage>}
      {state === "offline" && (
        <FieldMessage tone="warning">
          Sem conexão. Os ajustes ficam neste aparelho.
        </FieldMessage>
      )}
      {state === "failed" && (
        <>
          <FieldMessage tone="error">{failure}</FieldMessage>
          <Button variant="link" onClick={saving.flush}>
            Tentar novamente
          </Button>
        </>
      )}
    </div>
  );
});
