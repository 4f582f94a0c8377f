import Eraser from "lucide-react/icons/eraser";
import Sheet from "lucide-react/icons/file";
import FilePlus from "lucide-react/icons/file-plus-corner";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Users from "lucide-react/icons/users";
import { observer } from "shared-contracts/platform/state";
import { Menu } from "shared-ui/menu/Menu";
import type { MenuEntry } from "shared-ui/menu/MenuList";
import { useWaysBack } from "../draft/useWaysBack.ts";
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

/** The menu that replaces the open budget, and the undo entries. It says what is kept before it acts. */
export const NewMenu = observer(function NewMenu() {
  const resetBudget = useResetBudget();
  const waysBack = useWaysBack();
  return (
    <Menu
      label="Novo"
      icon={FilePlus}
      trigger="text"
      iconOnlyBelow="compact"
      wide
      note="O orçamento aberto fica guardado e dá para desfazer."
      onOpen={waysBack.look}
      items={[
        ...RESETS.map((reset) => ({
          ...reset,
          onSelect: () => resetBudget(reset.id),
        })),
        ...waysBack.items,
      ]}
    />
  );
});
