import FilePlus from "lucide-react/icons/file-plus-corner";
import Users from "lucide-react/icons/users";
import { useState, type ReactNode } from "react";
import { isContinuable } from "./draft/is-continuable.ts";
import { useAppState } from "shared-contracts/federation/app-state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import type { Glyph } from "shared-ui/icon/Icon";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { useResetBudget } from "../frame/useResetBudget.ts";
import { ContinueDialog } from "./draft/ContinueDialog.tsx";
import { sinceText } from "./draft/since-text.ts";
import styles from "./CreationCards.module.css";

type CardName = "blank" | "sample100";

/**
 * The two ways to start a budget: empty, or from the filled template for 100 people. They first ask about a continuable
 * draft.
 */
export function CreationCards({
  isFirstChoice = true,
}: {
  /** There is nothing to go on with. */
  isFirstChoice?: boolean;
}) {
  const { store, draft } = useAppState();
  const resetBudget = useResetBudget();
  const [asked, setAsked] = useState<{ card: CardName; age: string } | null>(
    null,
  );

  function start(card: CardName) {
    const { timestamp } = draft;
    const now = Date.now();
    if (
      timestamp !== null &&
      isContinuable({ ...store.toDraft(), timestamp }, now)
    )
      setAsked({ card, age: sinceText(timestamp, now) });
    else resetBudget(card);
  }

  return (
    <div className={styles.cards}>
      <ContinueDialog
        open={asked !== null}
        age={asked?.age ?? ""}
        onStartNew={() => {
          setAsked(null);
          if (asked) resetBudget(asked.card);
        }}
        onClose={() => setAsked(null)}
      />
      <CreationCard
        icon={FilePlus}
        title="Começar do zero"
        text="Modelo vazio, etapa por etapa."
      >
        <Button
          variant={isFirstChoice ? "primary" : "secondary"}
          wide
          onClick={() => start("blank")}
        >
          Criar orçamento
        </Button>
      </CreationCard>
      <CreationCard
        icon={Users}
        title="Orçamento para 100 pessoas"
        text="Modelo preenchido: aniversário, 6 horas."
      >
        <Button wide onClick={() => start("sample100")}>
          Usar modelo
        </Button>
      </CreationCard>
    </div>
  );
}

function CreationCard({
  icon,
  title,
  text,
  children,
}: {
  icon: Glyph;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Card className={styles.card}>
      <IconTile icon={icon} />
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </Card>
  );
}
