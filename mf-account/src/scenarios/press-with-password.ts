import { press } from "isolation/press";
import type { Actor } from "isolation/stage/actor";

export const withPassword = (button: string) => async (actor: Actor) => {
  await press(button)(actor);
  const { screen, user } = actor;
  await user.type(await screen.findByLabelText("Sua senha"), "segredo");
  await user.keyboard("{Enter}");
};
