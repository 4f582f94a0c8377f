/** Guests per waiter by default, and whenever the stored number is 0 or less. */
export const DEFAULT_GUESTS_PER_WAITER = 20;

/**
 * How many people of a role an event needs: one for so many guests, one for as many as a waiter serves, or one for the
 * event.
 */
export type SizingRule =
  | { kind: "guests"; guestsPerPerson: number }
  | { kind: "guestsPerWaiter" }
  | { kind: "event" };

/** A role of the team. `sizing` is null for the roles whose number the caterer alone decides. */
export interface Role {
  id: string;
  label: string;
  sizing: SizingRule | null;
}

const onePer = (guestsPerPerson: number): SizingRule => ({
  kind: "guests",
  guestsPerPerson,
});

/** The roles, in order, with their automatic sizing. */
export const ROLES = [
  { id: "garcom", label: "Garçom", sizing: { kind: "guestsPerWaiter" } },
  { id: "maitre", label: "Maître", sizing: onePer(150) },
  { id: "cozinheiro", label: "Cozinheiro(a)", sizing: onePer(150) },
  { id: "fritadeira", label: "Fritadeira", sizing: { kind: "event" } },
  { id: "aux_cozinha", label: "Auxiliar de Cozinha", sizing: onePer(40) },
  { id: "copeiro", label: "Copeiro(a)", sizing: onePer(80) },
  { id: "churrasqueiro", label: "Churrasqueiro(a)", sizing: onePer(150) },
  { id: "aux_salao", label: "Auxiliar de Salão", sizing: onePer(100) },
  { id: "recepcionista", label: "Recepcionista", sizing: onePer(130) },
  { id: "confeiteiro", label: "Confeiteiro(a)", sizing: null },
  { id: "lavador", label: "Lavador(a) de Louça", sizing: onePer(100) },
  { id: "faxineiro", label: "Faxineiro(a)", sizing: onePer(150) },
  { id: "custom", label: "Outra função", sizing: null },
] as const satisfies readonly Role[];

const ROLES_BY_ID = new Map<string, Role>(ROLES.map((role) => [role.id, role]));

/** The role with this id, or undefined for one the catalog does not know. */
export function findRole(id: string): Role | undefined {
  return ROLES_BY_ID.get(id);
}

/** How many guests one waiter serves: the stored number, or 20 where it is missing, 0 or less. */
export function effectiveGuestsPerWaiter(
  guestsPerWaiter: number | undefined,
): number {
  return guestsPerWaiter !== undefined && guestsPerWaiter > 0
    ? guestsPerWaiter
    : DEFAULT_GUESTS_PER_WAITER;
}
