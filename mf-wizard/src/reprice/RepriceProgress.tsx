import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useRef, useState } from "react";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Icon } from "shared-ui/icon/Icon";
import { Spinner } from "shared-ui/spinner/Spinner";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { BudgetLine, LineHeadings } from "./BudgetLine.tsx";
import styles from "./Reprice.module.css";
import type { LineState, Run } from "./useRepricing.ts";

/** How often progress is read out, in budgets. */
const SAID_EVERY = 5;

interface RepriceProgressProps {
  run: Run;
  onStop: () => void;
}

/** The budgets while they are saved, one after the other. */
export function RepriceProgress({ run, onStop }: RepriceProgressProps) {
  const { plan, states, ids } = run;
  const [isStopping, setStopping] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const saving = ids.findIndex((id) => states.get(id) === "saving");
  const done = ids.filter((id) => !isPending(states.get(id))).length;
  const place = saving < 0 ? done : saving + 1;
  const words = `Salvando ${place} de ${ids.length}`;
  useEffect(() => {
    list.current
      ?.querySelector("[data-saving]")
      ?.scrollIntoView?.({ block: "nearest" });
  }, [saving]);
  return (
    <Dialog
      open
      title="Reajustando preços"
      size="extra"
      dismissable={false}
      closeButton={false}
      footer={
        <>
          <span className={styles.summary}>
            Pode deixar a tela aberta. O que já foi salvo fica salvo.
          </span>
          <Button
            data-autofocus
            busy={isStopping}
            busyLabel="Parando..."
            onClick={() => {
              setStopping(true);
              onStop();
            }}
          >
            Parar aqui
          </Button>
        </>
      }
    >
      <p className={styles.progress}>
        <b>{words}</b> <span>{plan.words}</span>
      </p>
      <progress
        className={styles.bar}
        aria-label="Orçamentos salvos"
        value={done}
        max={ids.length}
      />
      <VisuallyHidden>
        <span role="status">
          {done >= SAID_EVERY &&
            `${done - (done % SAID_EVERY)} de ${ids.length} salvos`}
        </span>
      </VisuallyHidden>
      <LineHeadings />
      <ul
        ref={list}
        className={styles.list}
        aria-label="Orçamentos"
        // The dialog scrolls, and the arrow keys need something in it to focus.
        tabIndex={0}
      >
        {plan.lines
          .filter(({ listed }) => ids.includes(listed.id))
          .map(({ listed, figures }) => (
            <BudgetLine
              key={listed.id}
              budget={listed}
              figures={figures}
              notes={[]}
              lead={<StateIcon state={states.get(listed.id) ?? "waiting"} />}
            />
          ))}
      </ul>
    </Dialog>
  );
}

function isPending(state: LineState | undefined): boolean {
  return state === undefined || state === "waiting" || state === "saving";
}

function StateIcon({ state }: { state: LineState }) {
  if (state === "waiting")
    return (
      <span data-state="waiting">
        <Icon of={Circle} size={12} />
        <VisuallyHidden>Na fila</VisuallyHidden>
      </span>
    );
  if (state === "saving")
    return (
      <span data-state="saving" data-saving="">
        <Spinner />
        <VisuallyHidden>Salvando</VisuallyHidden>
      </span>
    );
  const isSaved = state === "saved";
  return (
    <span data-state={isSaved ? "saved" : "failed"}>
      <Icon of={isSaved ? CircleCheck : TriangleAlert} />
      <VisuallyHidden>{isSaved ? "Salvo" : "Não foi salvo"}</VisuallyHidden>
    </span>
  );
}
