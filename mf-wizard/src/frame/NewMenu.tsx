import Copy from "lucide-react/icons/copy";
import Eraser from "lucide-react/icons/eraser";
import Sheet from "lucide-react/icons/file";
import FilePlus from "lucide-react/icons/file-plus-corner";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Users from "lucide-react/icons/users";
import { lazy, Suspense, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Menu } from "shared-ui/menu/Menu";
import type { MenuEntry } from "shared-ui/menu/MenuList";
import { Waiting } from "shared-ui/waiting/Waiting";
import type { DuplicateSource } from "../working-budget/duplicate/DuplicateDialog.tsx";
import { currentName } from "../working-budget/saving/budget-names.ts";
import { useWaysBack } from "../working-budget/draft/useWaysBack.ts";
import { useResetBudget, type ResetName } from "./useResetBudget.ts";

const RESETS: readonly (Omit<MenuEntry, "onSelect"> & { id: ResetName })[] = [
  {
    id: "startNew",
    icon: FilePlus,
    label: "Orçamento em branco",
    description: "Tudo zerado, etapa por etapa",
  },
  {
    id: "sample100",
    icon: Users,
    label: "Modelo de 100 pessoas",
    description: "Aniversário com itens e preços de exemplo",
  },
  {
    id: "blank",
    icon: Sheet,
    label: "Modelo vazio",
    description: "Grupos prontos, quantidades zeradas",
    heading: "Recomeçar este orçamento",
  },
  {
    id: "clearAll",
    icon: Eraser,
    label: "Limpar tudo",
    description: "Também nome, cliente e data",
  },
  {
    id: "defaults",
    icon: RotateCcw,
    label: "Restaurar valores padrão",
    description: "Volta aos itens e preços de exemplo",
  },
];

/** The first ones make a new budget, the others begin the open one again. */
const NEW_COUNT = 2;

const DuplicateDialog = lazy(async () => {
  const { DuplicateDialog: dialog } =
    await import("../working-budget/duplicate/DuplicateDialog.tsx");
  return { default: dialog };
});

/** The menu that replaces the open budget, and brings back the one before. It says what is kept before it acts. */
export const NewMenu = observer(function NewMenu() {
  const { store } = useAppState();
  const resetBudget = useResetBudget();
  const waysBack = useWaysBack();
  const [source, setSource] = useState<DuplicateSource | null>(null);
  const resets = RESETS.map((reset) => ({
    ...reset,
    onSelect: () => resetBudget(reset.id),
  }));
  const duplicate = {
    id: "duplicate",
    icon: Copy,
    label: "Duplicar este orçamento",
    description: "Com outro nome, data e convidados",
    onSelect: () =>
      setSource({ name: currentName(store), budget: store.toBudget() }),
  };
  return (
    <>
      <Menu
        label="Novo"
        icon={FilePlus}
        trigger="text"
        variant="quiet"
        wide
        note="O orçamento aberto fica guardado e dá para desfazer."
        onOpen={waysBack.look}
        items={[
          ...resets.slice(0, NEW_COUNT),
          duplicate,
          ...resets.slice(NEW_COUNT),
          ...waysBack.items,
        ]}
      />
      {source && (
        <Suspense fallback={<Waiting>Abrindo...</Waiting>}>
          <DuplicateDialog source={source} onClose={() => setSource(null)} />
        </Suspense>
      )}
    </>
  );
});
