import LayoutTemplate from "lucide-react/icons/layout-template";
import { lazy, Suspense, useState } from "react";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { Button } from "shared-ui/button/Button";
import { Waiting } from "shared-ui/waiting/Waiting";
import { ownTemplatesQuery } from "shared-contracts/saved-budgets/own-templates";
import { CreationCard } from "../CreationCard.tsx";
import styles from "./Templates.module.css";

const TemplatesDialog = lazy(() =>
  import("./TemplatesDialog.tsx").then((module) => ({
    default: module.TemplatesDialog,
  })),
);

/** How many of the last used are buttons. */
const SHOWN = 2;

/** The account's templates: the last used to start from, and a way to all. */
export function TemplatesCard({
  onStart,
}: {
  onStart: (template: OwnTemplate) => void;
}) {
  const {
    data = [],
    isPending,
    error,
  } = useQuery(ownTemplatesQuery(useAppState().client));
  const [isOpen, setOpen] = useState(false);
  const text =
    data.length > 0 || isPending
      ? "Seus cardápios e preços, sem cliente nem data."
      : error
        ? "Não carregou."
        : "Salve um orçamento como modelo em Resultados.";
  return (
    <CreationCard icon={LayoutTemplate} title="Meus modelos" text={text}>
      {data.length > 0 && (
        <div className={styles.templates}>
          {data.slice(0, SHOWN).map((template) => (
            <Button
              key={template.id}
              className={styles.start}
              aria-label={`Usar modelo ${template.nome}`}
              onClick={() => onStart(template)}
            >
              {template.nome}
            </Button>
          ))}
          <Button variant="link" onClick={() => setOpen(true)}>
            {data.length > SHOWN ? `Ver os ${data.length}` : "Ver todos"}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
          <TemplatesDialog
            templates={data}
            onStart={(template) => {
              setOpen(false);
              onStart(template);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </CreationCard>
  );
}
