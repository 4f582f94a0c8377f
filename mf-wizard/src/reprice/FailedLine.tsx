import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import { useOpenBudget } from "../working-budget/saved/useOpenBudget.ts";
import type { NewPrices } from "./reprice.ts";
import styles from "./Reprice.module.css";
import { figuresOf } from "./repriced-figures.ts";
import { failureOf, loadNow, type SaveFailure } from "./saved-prices.ts";
import type { RepriceLine } from "./useRepricing.ts";

interface FailedLineProps {
  line: RepriceLine;
  failure: SaveFailure;
  prices: NewPrices;
  onAgain: (line: RepriceLine) => void;
  onClose: () => void;
}

/** A budget that was not saved, why, and what can be done about it. */
export function FailedLine({
  line,
  failure,
  prices,
  onAgain,
  onClose,
}: FailedLineProps) {
  const services = useAppState();
  const { openBudget, isOpening } = useOpenBudget();
  const [isReading, setReading] = useState(false);
  const [reason, setReason] = useState(failure.text);
  const { listed } = line;

  async function open() {
    // Whatever version it has by now.
    if (await openBudget({ ...listed, versao: undefined })) onClose();
  }

  async function repriceNewVersion() {
    setReading(true);
    try {
      const loaded = await loadNow(services, listed.id);
      const figures = figuresOf(loaded.budget, prices);
      if (figures.before.length === 0)
        setReason("Na versão nova nada muda com este preço.");
      else
        onAgain({
          listed,
          loaded,
          figures,
          idempotencyKey: crypto.randomUUID(),
        });
    } catch (error) {
      setReason(failureOf(error).text);
    } finally {
      setReading(false);
    }
  }

  return (
    <li className={styles.failed}>
      <Icon of={TriangleAlert} />
      <p>
        <b>{listed.nome}</b>
        <small role="status">{reason}</small>
      </p>
      {failure.cause === "changed" && (
        <>
          <Button
            variant="ghost"
            busy={isOpening}
            busyLabel="Abrindo..."
            onClick={() => void open()}
          >
            Abrir
          </Button>
          <Button
            busy={isReading}
            busyLabel="Lendo..."
            onClick={() => void repriceNewVersion()}
          >
            Reajustar a versão nova
          </Button>
        </>
      )}
      {(failure.cause === "lost" || failure.cause === "refused") && (
        <Button onClick={() => onAgain(line)}>Tentar de novo</Button>
      )}
    </li>
  );
}
