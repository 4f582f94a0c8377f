import { type Budget, emptyParts } from "../parts/budget.ts";
import { DEFAULT_EVENT_TYPE } from "../entities/event-types.ts";
import { DEFAULT_MARGINS } from "../catalog/margins.ts";
import { DEFAULT_GUESTS_PER_WAITER } from "../catalog/roles.ts";
import { defaultExpenseGroups } from "./expense-groups.ts";
import { member } from "./rows.ts";

/**
 * The empty template: six waiters, a staff of 23, every price 0. The name is left to the user. Copy it before changing
 * anything.
 */
export const BLANK: Budget = {
  eventData: {
    eventType: DEFAULT_EVENT_TYPE,
    groomName: "",
    brideName: "",
    clientCpf: "",
    city: "",
    country: "Brasil",
    eventDate: "",
    eventTime: "",
    eventLocation: "",
    guests: 0,
    duration: 0,
    guestsPerWaiter: DEFAULT_GUESTS_PER_WAITER,
  },
  fixedCosts: {
    kitchenRent: 0,
    insurance: 0,
    marketing: 0,
    other: 0,
    technicalVisit: 0,
    transportLoading: 0,
    freights: 0,
  },
  ...DEFAULT_MARGINS,
  team: [
    member(1, "garcom", 6, 0),
    member(2, "maitre", 0, 0),
    member(3, "cozinheiro", 0, 0),
    member(4, "fritadeira", 0, 0),
    member(5, "aux_cozinha", 0, 0),
    member(6, "copeiro", 0, 0),
    member(7, "aux_salao", 0, 0),
    member(8, "recepcionista", 0, 0),
    member(9, "confeiteiro", 0, 0),
    member(10, "lavador", 0, 0),
    member(11, "faxineiro", 0, 0),
    member(12, "custom", 0, 0, "Chef"),
    member(13, "custom", 23, 0, "Staff"),
  ],
  ...emptyParts(),
  generalExpenses: defaultExpenseGroups(),
};
