import { press } from "isolation/press";
import { refusedField } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { EndpointName } from "shared-contracts/endpoints/table";
import { fieldTexts } from "shared-contracts/entities/field-texts";

export const wrongPassword = (call: EndpointName, path = "password") =>
  refusedField(call, path, fieldTexts.currentPasswordWrong);

export const withPassword = (button: string) => async (actor: Actor) => {
  await press(button)(actor);
  const { screen, user } = actor;
  await user.type(await screen.findByLabelText("Sua senha"), "segredo");
  await user.keyboard("{Enter}");
};
