import { configure, screen } from "@testing-library/dom";
import { userEvent, type UserEvent } from "@testing-library/user-event";

/** A simulated user: `screen` finds elements, `user` acts on them. */
export interface Actor {
  screen: typeof screen;
  user: UserEvent;
}

/** The time limit for finding an element, in ms. */
const PATIENCE_MS = 30_000;

/** A simulated user without typing delays. `clock` is how many times faster the page's time runs. */
export function createActor(clock = 1): Actor {
  configure({ asyncUtilTimeout: PATIENCE_MS * Math.max(clock, 1) });
  return { screen, user: userEvent.setup({ delay: null }) };
}
