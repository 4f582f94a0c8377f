import { configure, screen } from "@testing-library/dom";
import { userEvent, type UserEvent } from "@testing-library/user-event";

/** A user in front of the screen: `screen` finds what they see, `user` does what they do. */
export interface Actor {
  screen: typeof screen;
  user: UserEvent;
}

/** How long a user waits for what they look for, in ms. */
const PATIENCE_MS = 30_000;

/** A user who types at once. `clock` says how much faster the page's time runs than theirs. */
export function createActor(clock = 1): Actor {
  configure({ asyncUtilTimeout: PATIENCE_MS * Math.max(clock, 1) });
  return { screen, user: userEvent.setup({ delay: null }) };
}
