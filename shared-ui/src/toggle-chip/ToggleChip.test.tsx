import { jest } from "@jest/globals";
import Users from "lucide-react/icons/users";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToggleChip } from "./ToggleChip.tsx";

test("says what it multiplies by and whether it does", async () => {
  const changed = jest.fn();
  const chip = (pressed: boolean) => (
    <ToggleChip
      label="Multiplicar por convidados"
      icon={Users}
      count={120}
      pressed={pressed}
      onChange={changed}
    />
  );
  const { rerender } = render(chip(true));
  const button = screen.getByRole("button", {
    name: "Multiplicar por convidados: 120",
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

test("an attribute is named by its own word, or by its label when only the icon is drawn", () => {
  const shared = { icon: Users, look: "attribute", onChange() {} } as const;
  render(
    <>
      <ToggleChip {...shared} label="Alcoólica" pressed />
      <ToggleChip {...shared} label="Cerveja e gelo" iconOnly pressed={false} />
    </>,
  );
  expect(screen.getByText("Alcoólica")).toBeInTheDocument();
  expect(screen.queryByText("Cerveja e gelo")).toBeNull();
  expect(
    screen.getByRole("button", { name: "Cerveja e gelo", pressed: false }),
  ).toBeInTheDocument();
});
