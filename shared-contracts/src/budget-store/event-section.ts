import { effectiveGuestsPerWaiter } from "../catalog/roles.ts";
import type { Contact, EventData } from "../entities/event-data.ts";
import { exact, type Exact } from "../numbers/exact.ts";
import { makeAutoObservable, observable } from "../platform/state.ts";
import { computedExact } from "./computed-exact.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Known, Scope } from "./row.ts";
import type { TeamSection } from "./team-section.ts";

/** The event fields of `setField`. Guests and guests per waiter have methods of their own. */
export type PlainEventField = Exclude<
  keyof Known<EventData>,
  "guests" | "guestsPerWaiter"
>;

/** The section of the event step. Each field of `fields` is observable separately. */
export class EventSection {
  fields: EventData;
  readonly #team: TeamSection;
  readonly #scope: Scope;

  constructor(event: EventData, team: TeamSection, scope: Scope) {
    this.fields = observe(event);
    this.#team = team;
    this.#scope = scope;
    makeAutoObservable(this, { guests: computedExact }, { autoBind: true });
  }

  /** The number of guests, for calculations. */
  get guests(): Exact {
    return exact(this.fields.guests);
  }

  /** Sets a field with no effect on others. Ignores a number outside 0 to 1e9. */
  setField<K extends PlainEventField>(field: K, value: EventData[K]): void {
    if (isChange(this.fields[field], value)) this.#edit(field, value);
  }

  /** Sets the guests and sizes the team, in one undo step. Call it only for input of the user. [sizing-follows-the-user] */
  setGuests(guests: number): void {
    if (isChange(this.fields.guests, guests))
      this.#editSizing("guests", guests);
  }

  /**
   * Sets the guests per waiter and sizes the team, in one undo step.
   *
   * @param typed 0 sizes the team by the default of 20; an emptied field (`""`) does not size it.
   *   [twenty-guests-per-waiter]
   */
  setGuestsPerWaiter(typed: number | ""): void {
    const guestsPerWaiter = Number(typed);
    const isNew = isChange(this.fields.guestsPerWaiter, guestsPerWaiter);
    if (typed === "") {
      if (isNew) this.#edit("guestsPerWaiter", 0);
    } else if (isNew) this.#editSizing("guestsPerWaiter", guestsPerWaiter);
    else if (typed === 0) this.#team.sizeFor(this.fields.guests, 0);
  }

  /** Call it on focus of one of the two fields: the sizing message then compares with the current team. */
  beginSizing(): void {
    this.#team.beginSizing();
  }

  /** Call it on blur. The sizing message stays. */
  endSizing(): void {
    this.#team.endSizing();
  }

  /** Replaces all fields; not an edit of the user. */
  load(event: EventData): void {
    this.fields = observe(event);
  }

  /** Sets the client's phone and email. Cannot be undone, for the dialog that they are typed in. */
  setContact(contact: Contact): void {
    Object.assign(this.fields, contact);
  }

  /** The fields as a snapshot holds them. */
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
    editField(this.#scope, this.fields, field, value, { of: this });
  }
}

/** Guests per waiter that are missing, 0 or less become 20. */
function observe(event: EventData): EventData {
  const guestsPerWaiter = effectiveGuestsPerWaiter(event.guestsPerWaiter);
  return observable({ ...event, guestsPerWaiter }, {}, { deep: false });
}
