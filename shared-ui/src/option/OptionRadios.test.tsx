import { jest } from "@jest/globals";
import Truck from "lucide-react/icons/truck";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { OptionRadios } from "./OptionRadios.tsx";

const OPTIONS = [
  { value: "fetch", icon: Truck, title: "Retirar", description: "No balcão" },
  { value: "send", icon: Truck, title: "Enviar", description: "Em 2 dias" },
] as const;

function Choice({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState<"fetch" | "send">("fetch");
  return (
    <OptionRadios
      label="Entrega"
      value={value}
      options={OPTIONS}
      onChange={setValue}
      disabled={disabled}
    />
  );
}

const radio = (name: RegExp) => screen.getByRole("radio", { name });

test("a click anywhere in a row chooses it", async () => {
  render(<Choice />);
  expect(screen.getByRole("group", { name: "Entrega" })).toBeVisible();
  expect(radio(/Retirar/)).toBeChecked();
  await userEvent.click(screen.getByText("Em 2 dias"));
  expect(radio(/Enviar/)).toBeChecked();
  expect(radio(/Retirar/)).not.toBeChecked();
});

test("the arrows move the choice", async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(radio(/Enviar/)).toBeChecked();
  expect(radio(/Enviar/)).toHaveFocus();
});

test("disabled, nothing can be chosen", async () => {
  const changed = jest.fn();
  render(
    <OptionRadios
      label="Entrega"
      value="fetch"
      options={OPTIONS}
      onChange={changed}
      disabled
    />,
  );
  await userEvent.click(screen.getByText("Em 2 dias"));
  expect(changed).not.toHaveBeenCalled();
});
