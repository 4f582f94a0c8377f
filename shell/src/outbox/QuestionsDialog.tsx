import { useMemo, useState } from "react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { Question } from "shared-contracts/merging/merge-budgets";
import type { Side } from "shared-contracts/merging/merge-value";
import type { Entry } from "shared-contracts/outbox/kept-outbox";
import {
  mergeSave,
  type Settlement,
  sidesOf,
} from "shared-contracts/outbox/merge-save";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { JoinedChanges } from "./JoinedChanges.tsx";
import styles from "./Outbox.module.css";
import { questionLabel, valueWords } from "./question-words.ts";
import type { RunningOutbox } from "./run-outbox.ts";
import { since } from "./waiting-words.ts";

interface QuestionsDialogProps {
  entry: Entry;
  theirs: SavedBudget;
  running: RunningOutbox;
  onClose: () => void;
}

/** What this device and another one changed otherwise, side by side; what only one changed is together already. */
export function QuestionsDialog({
  entry,
  theirs,
  running,
  onClose,
}: QuestionsDialogProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Side>>(new Map());
  const { questions, joined, sides } = useMemo(() => {
    const merged = mergeSave(entry, theirs);
    return {
      questions: merged?.questions ?? [],
      joined: merged?.joined ?? [],
      sides: sidesOf(entry, theirs),
    };
  }, [entry, theirs]);
  const labels = questions.map((question) => questionLabel(question, sides));
  const missing = labels.filter((_, n) => !answers.has(questions[n]!.key));
  const savedAt = Date.parse(theirs.updatedAt ?? theirs.createdAt);

  const settle = (how: Settlement) => {
    onClose();
    void running.settle(entry.id, how);
  };

  return (
    <Dialog
      open
      size="wide"
      title={`Dois valores para ${entry.name}`}
      description={
        sides
          ? "Enquanto você estava sem internet, este orçamento também mudou em outro aparelho. O que só um lado mudou já está junto. Escolha só aqui:"
          : "Enquanto você estava sem internet, este orçamento também mudou em outro aparelho. Escolha qual versão fica."
      }
      onClose={onClose}
      footer={
        <>
          <p className={styles.sum} role="status">
            {sides && missing.length > 0
              ? `Falta escolher ${missing.length}: ${missing.join("; ")}.`
              : ""}
          </p>
          <Button variant="quiet" onClick={() => settle("copy")}>
            Salvar como cópia
          </Button>
          <Button onClick={onClose}>Decidir depois</Button>
          {sides && (
            <Button
              variant="primary"
              disabled={missing.length > 0}
              onClick={() => settle(answers)}
            >
              Salvar
            </Button>
          )}
        </>
      }
    >
      {questions.map((question, n) => (
        <Choice
          key={question.key}
          question={question}
          label={labels[n]!}
          mineAt={entry.since}
          theirsAt={savedAt}
          chosen={answers.get(question.key)}
          onChoose={(side) =>
            setAnswers((before) => new Map(before).set(question.key, side))
          }
        />
      ))}
      <JoinedChanges joined={joined} sides={sides} />
      <p className={styles.whole}>
        <Button variant="link" onClick={() => settle("mine")}>
          Usar tudo meu
        </Button>
        <Button variant="link" onClick={() => settle("theirs")}>
          Usar tudo da conta
        </Button>
      </p>
    </Dialog>
  );
}

function Choice({
  question,
  label,
  mineAt,
  theirsAt,
  chosen,
  onChoose,
}: {
  question: Question;
  label: string;
  mineAt: number;
  theirsAt: number;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}) {
  const sides = [
    { side: "mine", who: "Você", at: mineAt },
    { side: "theirs", who: "Na conta", at: theirsAt },
  ] as const;
  return (
    <fieldset className={styles.question}>
      <legend>{label}</legend>
      {sides.map(({ side, who, at }) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={question.key}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <small>
              {who}
              {Number.isNaN(at) ? "" : `, ${since(at)}`}
            </small>
            <strong>{valueWords(question, question[side])}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
