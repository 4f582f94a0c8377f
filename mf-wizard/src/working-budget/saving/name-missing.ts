/** Said when the budget to be saved has no name. */
export const NAME_MISSING =
  "Por favor, preencha o nome do orçamento na primeira tela";
