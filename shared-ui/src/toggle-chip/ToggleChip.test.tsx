import { jest } from "@jest/globals";
import Users from "lucide-react/icons/users";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToggleChip } from "./ToggleChip.tsx";

test("says what it multiplies by and whether it does", async () => {
  const changed = jest.fn();
  const chip = (pressed: boolean) => (
    <ToggleChip
      label="Multiplicar por"
      counted="convidados"
      icon={Users}
      count="120"
      pressed={pressed}
      onChange={changed}
    />
  );
  const { rerender } = render(chip(true));
  const button = screen.getByRole("button", {
    name: "Multiplicar por 120 convidados",
    pressed: true,
  });
  await userEvent.click(button);
  expect(changed).toHaveBeenLastCalledWith(false);
  rerender(chip(false));
  expect(button).toHaveAttribute("aria-pressed", "false");
  button.focus();
  await userEvent.keyboard(" ");
  expect(changed).toHaveBeenLastCalledWith(true);
});

test("an attribute is named by its word, on and off", () => {
  const shared = { look: "attribute", onChange() {} } as const;
  render(
    <>
      <ToggleChip {...shared} label="Alcoólica" pressed />
      <ToggleChip {...shared} label="Gelada" pressed={false} />
    </>,
  );
  for (const [name, pressed] of [
    ["Alcoólica", true],
    ["Gelada", false],
  ] as const)
    expect(screen.getByRole("button", { name, pressed })).toHaveTextContent(
      name,
    );
});
