import Copy from "lucide-react/icons/copy";
import FilePlus from "lucide-react/icons/file-plus-corner";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Users from "lucide-react/icons/users";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { folded } from "shared-contracts/formats/folded";

/** What a proposal is built from. */
export type Base =
  | { kind: "sample100" }
  | { kind: "blank" }
  | { kind: "template"; id: number }
  | { kind: "budget"; id: number };

export type BaseKind = Base["kind"];

/** The choices, with what each brings. */
export const BASES = [
  {
    value: "sample100",
    icon: Users,
    title: "Modelo",
    description: "100 pessoas, aniversário, 6 horas",
  },
  {
    value: "template",
    icon: LayoutTemplate,
    title: "Meu modelo",
    description: "Seus itens e preços",
  },
  {
    value: "budget",
    icon: Copy,
    title: "Outro orçamento",
    description: "Copia itens e preços, nunca o cliente",
  },
  {
    value: "blank",
    icon: FilePlus,
    title: "Vazio",
    description: "Só o pedido; cardápio sugerido entra sem preço",
  },
] as const;

/** The template of the request's kind of event that was used last, else the template of 100 guests. */
export function usualBase(
  eventType: string,
  templates: readonly OwnTemplate[],
): Base {
  const kind = folded(eventType);
  const own = templates.find(
    (template) => kind !== "" && folded(template.eventType ?? "") === kind,
  );
  return own ? { kind: "template", id: own.id } : { kind: "sample100" };
}

/** The content of a base for `replaceBudget`, and its name; counts the use of a template. */
export async function readBase(
  client: ApiClient,
  base: Base,
): Promise<{ dados: unknown; name: string }> {
  if (base.kind === "sample100" || base.kind === "blank") {
    const name = base.kind === "blank" ? "" : "Modelo de 100 pessoas";
    return { dados: base.kind, name };
  }
  const params = { id: base.id };
  if (base.kind === "budget") {
    const { dados, nome } = await client.call("getBudget", { params });
    return { dados, name: nome };
  }
  const { dados, nome } = await client.call("getTemplate", { params });
  // Only the order of the list depends on it.
  void client
    .call("changeTemplate", { params, body: { used: true } })
    .catch(console.warn);
  return { dados, name: nome };
}
