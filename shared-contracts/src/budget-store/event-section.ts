import { effectiveGuestsPerWaiter } from "../catalog/roles.ts";
import type { Contact, EventData } from "../entities/event-data.ts";
import { exact, type Exact } from "../numbers/exact.ts";
import { computed, makeAutoObservable, observable } from "../platform/state.ts";
import { isChange } from "./is-change.ts";
import type { Known, Scope } from "./row.ts";
import { sameExact } from "./same-exact.ts";
import type { TeamSection } from "./team-section.ts";

/** The event fields with no effect on others; guests and guests per waiter have their own actions. */
export type PlainEventField = Exclude<
  keyof Known<EventData>,
  "guests" | "guestsPerWaiter" | keyof Contact
>;

/** The event step's part of the store. Each field of `fields` is observed on its own. */
export class EventSection {
  fields: EventData;
  readonly #team: TeamSection;
  readonly #scope: Scope;

  constructor(event: EventData, team: TeamSection, scope: Scope) {
    this.fields = observe(event);
    this.#team = team;
    this.#scope = scope;
    makeAutoObservable(
      this,
      { guests: computed({ equals: sameExact }) },
      { autoBind: true },
    );
  }

  get guests(): Exact {
    return exact(this.fields.guests);
  }

  setField<K extends PlainEventField>(field: K, value: EventData[K]): void {
    if (!isChange(this.fields[field], value)) return;
    this.#edit(field, value);
  }

  /** Sets the guests as typed by the user, and sizes the team. [sizing-follows-the-user] */
  setGuests(guests: number): void {
    if (!isChange(this.fields.guests, guests)) return;
    this.#editSizing("guests", guests);
  }

  /**
   * Sets the guests per waiter as typed by the user, and sizes the team: a typed 0 sizes it by the default, an emptied
   * field (`""`) does not size it. [twenty-guests-per-waiter]
   */
  setGuestsPerWaiter(typed: number | ""): void {
    const guestsPerWaiter = Number(typed);
    const isNew = isChange(this.fields.guestsPerWaiter, guestsPerWaiter);
    if (typed === "") {
      if (isNew) this.#edit("guestsPerWaiter", 0);
    } else if (isNew) this.#editSizing("guestsPerWaiter", guestsPerWaiter);
    else if (typed === 0) this.#team.sizeFor(this.fields.guests, 0);
  }

  /** On focus of one of the two fields: the current team becomes the base of the sizing message. */
  beginSizing(): void {
    this.#team.beginSizing();
  }

  /** On blur. The sizing message stays. */
  endSizing(): void {
    this.#team.endSizing();
  }

  load(event: EventData): void {
    this.fields = observe(event);
  }

  /** Not undoable: it is typed in a dialog. */
  setContact(contact: Contact): void {
    this.fields = observe({ ...this.fields, ...contact });
  }

  toFields(): EventData {
    return { ...this.fields };
  }

  #editSizing(field: "guests" | "guestsPerWaiter", value: number): void {
    this.#scope.together(() => {
      this.#edit(field, value);
      this.#team.sizeFor(this.fields.guests, this.fields.guestsPerWaiter);
    });
  }

  #edit<K extends keyof Known<EventData>>(field: K, value: EventData[K]): void {
    const before = this.fields[field];
    this.#scope.edit({
      of: this,
      field,
      undo: () => (this.fields[field] = before),
      redo: () => (this.fields[field] = value),
    });
  }
}

/** Guests per waiter missing, 0 or less is migrated to 20 on the way in. */
function observe(event: EventData): EventData {
  const guestsPerWaiter = effectiveGuestsPerWaiter(event.guestsPerWaiter);
  return observable({ ...event, guestsPerWaiter }, {}, { deep: false });
}
