import type { Actor } from "./stage/actor.ts";

/** A user who presses buttons one after the other, each as soon as it is there. */
export const press =
  (...names: readonly (string | RegExp)[]) =>
  async ({ screen, user }: Actor) => {
    for (const name of names)
      await user.click(await screen.findByRole("button", { name }));
  };
