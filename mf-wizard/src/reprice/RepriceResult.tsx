import Undo2 from "lucide-react/icons/undo-2";
import { useId, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { BudgetLine, LineHeadings } from "./BudgetLine.tsx";
import styles from "./Reprice.module.css";
import { sumInWords } from "./repriced-figures.ts";
import { Fold } from "./Fold.tsx";
import { FailedLine } from "./FailedLine.tsx";
import { offerUndo } from "./offer-undo.ts";
import { Undone } from "./Undone.tsx";
import type { Repricing, Run } from "./useRepricing.ts";
import { useUndo } from "./useUndo.ts";

interface RepriceResultProps {
  run: Run;
  repricing: Repricing;
  onClose: () => void;
}

/** What was saved, what was not and why, and the way back. */
export function RepriceResult({ run, repricing, onClose }: RepriceResultProps) {
  const services = useAppState();
  const { plan, states, bookError } = run;
  const { record, again } = repricing;
  const { undo, isUndoing, kept } = useUndo();
  const [isUnfolded, setUnfolded] = useState(false);
  const linesId = useId();
  const inState = (...wanted: unknown[]) =>
    plan.lines.filter(({ listed }) => wanted.includes(states.get(listed.id)));
  const saved = inState("saved");
  const untouched = inState("waiting");
  const failed = plan.lines.flatMap((line) => {
    const state = states.get(line.listed.id);
    return typeof state === "object" ? [{ line, failure: state }] : [];
  });
  const all = counted(
    saved.length,
    "orçamento reajustado",
    "orçamentos reajustados",
  );
  const isWhole = saved.length === plan.lines.length;

  function close() {
    onClose();
    if (record && !kept) offerUndo(services, record, `${all}.`);
  }

  return (
    <Dialog
      open
      title="Reajuste pronto"
      size="wide"
      dismissable={!isUndoing}
      onClose={close}
      footer={
        <>
          {record && !kept && (
            <>
              <span className={styles.summary}>
                {saved.length === 1
                  ? "Desfazer volta ao preço anterior."
                  : `Desfazer volta os ${saved.length} ao preço anterior.`}
              </span>
              <Button
                icon={Undo2}
                busy={isUndoing}
                busyLabel="Desfazendo..."
                onClick={() => undo(record)}
              >
                Desfazer
              </Button>
            </>
          )}
          <Button
            variant="primary"
            data-autofocus
            disabled={isUndoing}
            onClick={close}
          >
            Fechar
          </Button>
        </>
      }
    >
      {kept && record ? (
        <Undone record={record} kept={kept} />
      ) : (
        <>
          <Banner tone={isWhole ? "success" : "warning"} role="status">
            <b>
              {failed.length === 0
                ? all
                : `${all}, ${counted(failed.length, "não foi salvo", "não foram salvos")}`}
            </b>
            {saved.length > 0 && (
              <p>
                {bookError === null
                  ? `${plan.words}. O caderno também foi atualizado.`
                  : withDetail("O caderno não foi atualizado", bookError)}
              </p>
            )}
          </Banner>
          {failed.length > 0 && (
            <>
              <h3 className={styles.heading}>Não foi salvo</h3>
              <ul className={styles.list}>
                {failed.map(({ line, failure }) => (
                  <FailedLine
                    key={line.listed.id}
                    line={line}
                    failure={failure}
                    prices={plan.prices}
                    onAgain={(one) => again([one])}
                    onClose={onClose}
                  />
                ))}
              </ul>
            </>
          )}
          {untouched.length > 0 && (
            <div className={styles.failed}>
              <p>
                <b>
                  {counted(
                    untouched.length,
                    "não foi tocado",
                    "não foram tocados",
                  )}
                </b>
              </p>
              <Button onClick={() => again(untouched)}>Continuar</Button>
            </div>
          )}
          {saved.length > 0 && (
            <Fold controls={linesId} isOpen={isUnfolded} onTurn={setUnfolded}>
              {`${all}, ${sumInWords(saved.map(({ figures }) => figures))} no total`}
            </Fold>
          )}
          <div id={linesId}>
            {isUnfolded && (
              <>
                <LineHeadings />
                <ul className={styles.list}>
                  {saved.map(({ listed, figures }) => (
                    <BudgetLine
                      key={listed.id}
                      budget={listed}
                      figures={figures}
                      notes={[]}
                      lead={null}
                    />
                  ))}
                </ul>
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
