import Sheet from "lucide-react/icons/file";
import FilePlus from "lucide-react/icons/file-plus-corner";
import Users from "lucide-react/icons/users";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { Menu } from "shared-ui/menu/Menu";
import { useReplaceBudget } from "./useReplaceBudget.ts";

/** The menu that starts another budget from a template; the open one can be taken back. */
export function NewMenu() {
  const { store } = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();

  function start(template: "blank" | "sample100", text: string) {
    replaceBudget(() => store.loadTemplate(template), text);
    void navigate("/event");
  }

  return (
    <Menu
      label="Novo"
      icon={FilePlus}
      trigger="text"
      iconOnlyBelow="compact"
      wide
      note="O orçamento aberto fica guardado e dá para desfazer."
      items={[
        {
          id: "blank",
          icon: Sheet,
          label: "Modelo vazio",
          description: "Grupos prontos, tudo zerado",
          onSelect: () => start("blank", "Modelo vazio carregado"),
        },
        {
          id: "sample100",
          icon: Users,
          label: "Modelo de 100 pessoas",
          description: "Aniversário, 6 horas",
          onSelect: () => start("sample100", "Modelo de 100 pessoas carregado"),
        },
      ]}
    />
  );
}
