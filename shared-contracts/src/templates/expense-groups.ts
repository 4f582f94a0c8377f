import {
  type GeneralExpense,
  type GeneralExpenseGroup,
  generalExpenses,
} from "../parts/general-expenses.ts";

/**
 * The default groups and items of both templates, with their ids.
 *
 * @param filled Fields that replace the defaults, by the item's id.
 */
export function defaultExpenseGroups(
  filled: Readonly<Record<number, Partial<GeneralExpense>>> = {},
): GeneralExpenseGroup[] {
  const item = (
    id: number,
    name: string,
    fields?: Partial<GeneralExpense>,
  ): GeneralExpense => ({
    ...generalExpenses.newRow(id),
    name,
    ...fields,
    ...filled[id],
  });
  const group = (
    id: number,
    name: string,
    items: GeneralExpense[],
  ): GeneralExpenseGroup => ({
    id,
    name,
    items,
    total: 0,
  });

  return [
    group(1, "Itens para Uso dos Convidados", [
      item(1, "Copo de whisky", { quantity: 0.3 }),
      item(2, "Copo de água/suco", { quantity: 4 }),
      item(3, "Faca de mesa", { quantity: 1 }),
      item(4, "Garfo de refeição", { quantity: 1 }),
      item(5, "Garfo de bolo", { quantity: 0.9 }),
      item(6, "Prato de refeição", { quantity: 1 }),
      item(7, "Taça de vinho", { quantity: 0.6 }),
      item(8, "Tulipa de cerveja", { quantity: 2 }),
      item(9, "Prato de sobremesa"),
      item(10, "Colher de sobremesa"),
      item(11, "Taça de espumante"),
      item(12, "Xícara de café com pires"),
      item(13, "Guardanapo de tecido"),
      item(14, "Sousplat"),
    ]),
    group(2, "Itens para Servir os Convidados", [
      item(15, "Réchaud"),
      item(16, "Álcool para réchaud", {
        quantity: 0.4,
        unit: "L",
        multiplyByGuests: false,
      }),
      item(17, "Bandeja de garçom"),
      item(18, "Travessa"),
      item(19, "Jarra de suco"),
      item(20, "Concha e colher de servir"),
      item(21, "Balde de gelo"),
      item(22, "Suqueira"),
      item(23, "Garrafa térmica"),
      item(24, "Cesta de pães"),
    ]),
    group(3, "Descartáveis", [
      item(25, "Guardanapo de papel (pacote com 50)", { unit: "embalagem" }),
      item(26, "Copo descartável (pacote com 100)", { unit: "embalagem" }),
      item(27, "Prato descartável (pacote com 10)", { unit: "embalagem" }),
      item(28, "Talher descartável (pacote com 50)", { unit: "embalagem" }),
      item(29, "Forminha para doces (pacote com 100)", { unit: "embalagem" }),
      item(30, "Palito (caixa)", { unit: "embalagem" }),
      item(31, "Marmita para sobras"),
    ]),
    group(4, "Itens de Cozinha", [
      item(32, "Óleo de fritura", { unit: "L" }),
      item(33, "Botijão de gás P13"),
      item(34, "Fogão industrial"),
      item(35, "Forno"),
      item(36, "Freezer"),
      item(37, "Panela industrial"),
      item(38, "Assadeira"),
      item(39, "Papel-alumínio (rolo)", { unit: "embalagem" }),
      item(40, "Filme PVC (rolo)", { unit: "embalagem" }),
    ]),
    group(5, "Materiais de Limpeza", [
      item(41, "Saco de lixo"),
      item(42, "Detergente"),
      item(43, "Água sanitária", { unit: "L" }),
      item(44, "Álcool 70%", { unit: "L" }),
      item(45, "Esponja"),
      item(46, "Pano de prato"),
      item(47, "Papel-toalha (pacote)", { unit: "embalagem" }),
      item(48, "Luva descartável (caixa)", { unit: "embalagem" }),
      item(49, "Papel higiênico (pacote)", { unit: "embalagem" }),
    ]),
    group(8, "Itens Operacionais", [
      item(50, "Alimentação da equipe", {
        multiplyByGuests: false,
        multiplyByTeam: true,
      }),
      item(51, "Bebidas da equipe", {
        unit: "L",
        multiplyByGuests: false,
        multiplyByTeam: true,
      }),
      item(52, "Caixa térmica"),
      item(53, "Carrinho de transporte"),
      item(54, "Extensão elétrica"),
      item(55, "Avental"),
      item(56, "Touca descartável (pacote)", { unit: "embalagem" }),
    ]),
    group(9, "Itens de Apoio", [
      item(57, "Toalha de mesa"),
      item(58, "Mesa de apoio"),
      item(59, "Mesa de convidados"),
      item(60, "Cadeira"),
      item(61, "Biombo"),
      item(62, "Lixeira grande"),
      item(63, "Caixa organizadora"),
    ]),
    group(10, "Nova Despesa", []),
  ];
}
