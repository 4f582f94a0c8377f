import Sheet from "lucide-react/icons/file";
import FilePlus from "lucide-react/icons/file-plus-corner";
import Users from "lucide-react/icons/users";
import { Menu } from "shared-ui/menu/Menu";
import { useStartFromTemplate } from "./useStartFromTemplate.ts";

/** The menu that starts another budget from a template. */
export function NewMenu() {
  const startFromTemplate = useStartFromTemplate();
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
          onSelect: () => startFromTemplate("blank"),
        },
        {
          id: "sample100",
          icon: Users,
          label: "Modelo de 100 pessoas",
          description: "Aniversário, 6 horas",
          onSelect: () => startFromTemplate("sample100"),
        },
      ]}
    />
  );
}
