/** Guests per waiter by default, and for a stored number of 0 or less. [twenty-guests-per-waiter] */
export const DEFAULT_GUESTS_PER_WAITER = 20;

/** The number of people of a role: one per `guestsPerPerson` guests, one per `guestsPerWaiter` guests, or one per event. */
export type SizingRule =
  | { kind: "guests"; guestsPerPerson: number }
  | { kind: "guestsPerWaiter" }
  | { kind: "event" };

/** A role of the team. `sizing` is null for roles that the caterer sizes. */
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

/** The role with this id; undefined for an id that is not in the catalog. */
export function findRole(id: string): Role | undefined {
  return ROLES_BY_ID.get(id);
}

/** Guests per waiter: the stored number, or 20 when it is missing, 0 or less. [twenty-guests-per-waiter] */
export function effectiveGuestsPerWaiter(
  guestsPerWaiter: number | undefined,
): number {
  return guestsPerWaiter !== undefined && guestsPerWaiter > 0
    ? guestsPerWaiter
    : DEFAULT_GUESTS_PER_WAITER;
}
