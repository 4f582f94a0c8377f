import FilePlus from "lucide-react/icons/file-plus-corner";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import type { Glyph } from "shared-ui/icon/Icon";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { useStartFromTemplate } from "../frame/useStartFromTemplate.ts";
import styles from "./CreationCards.module.css";

/** The two ways to start a budget: from nothing, or from the filled template for 100 people. */
export function CreationCards() {
  const startFromTemplate = useStartFromTemplate();
  return (
    <div className={styles.cards}>
      <CreationCard
        icon={FilePlus}
        title="Começar do zero"
        text="Modelo vazio, etapa por etapa."
      >
        <Button
          variant="primary"
          icon={Plus}
          wide
          onClick={() => startFromTemplate("blank")}
        >
          Criar orçamento
        </Button>
      </CreationCard>
      <CreationCard
        icon={Users}
        title="Orçamento para 100 pessoas"
        text="Modelo preenchido: aniversário, 6 horas."
      >
        <Button wide onClick={() => startFromTemplate("sample100")}>
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
