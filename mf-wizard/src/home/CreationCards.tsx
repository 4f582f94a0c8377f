import FilePlus from "lucide-react/icons/file-plus-corner";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { isContinuable } from "./draft/is-continuable.ts";
import { sinceText } from "shared-contracts/formats/since-text";
import { useAppState } from "shared-contracts/federation/app-state";
import { Button } from "shared-ui/button/Button";
import { useResetBudget } from "../frame/useResetBudget.ts";
import { ContinueDialog } from "./draft/ContinueDialog.tsx";
import { CreationCard } from "./CreationCard.tsx";
import { TemplatesCard } from "./templates/TemplatesCard.tsx";
import { useStartTemplate } from "./templates/useStartTemplate.ts";
import styles from "./CreationCards.module.css";

/**
 * The ways to start a budget: empty, from the filled template for 100 people, or from a template of one's own. They first
 * ask about a continuable draft.
 */
export function CreationCards({
  isFirstChoice = true,
}: {
  /** There is nothing to go on with. */
  isFirstChoice?: boolean;
}) {
  const { store, draft } = useAppState();
  const resetBudget = useResetBudget();
  const startTemplate = useStartTemplate();
  const [asked, setAsked] = useState<{ begin: () => void; age: string } | null>(
    null,
  );

  function start(begin: () => void) {
    const { timestamp } = draft;
    const now = Date.now();
    if (
      timestamp !== null &&
      isContinuable({ ...store.toDraft(), timestamp }, now)
    )
      setAsked({ begin, age: sinceText(timestamp, now) });
    else begin();
  }

  return (
    <div className={styles.cards}>
      <ContinueDialog
        open={asked !== null}
        age={asked?.age ?? ""}
        onStartNew={() => {
          setAsked(null);
          asked?.begin();
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
          onClick={() => start(() => resetBudget("blank"))}
        >
          Criar orçamento
        </Button>
      </CreationCard>
      <CreationCard
        icon={Users}
        title="Orçamento para 100 pessoas"
        text="Modelo preenchido: aniversário, 6 horas."
      >
        <Button wide onClick={() => start(() => resetBudget("sample100"))}>
          Usar modelo
        </Button>
      </CreationCard>
      <TemplatesCard
        onStart={(template) => start(() => void startTemplate(template))}
      />
    </div>
  );
}
