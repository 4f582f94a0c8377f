import type { Actor } from "isolation/stage/actor";

/** On a phone a row is a line until it is pressed: opens the one whose name begins so. */
export async function openRow({ screen, user }: Actor, name: string) {
  const [found] = await screen.findAllByRole("button", {
    name: new RegExp(`^(Excluir )?${name}`),
  });
  if (found!.hasAttribute("aria-expanded")) await user.click(found!);
}
