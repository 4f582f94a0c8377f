import { jest } from "@jest/globals";
import Ellipsis from "lucide-react/icons/ellipsis-vertical";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu } from "./Menu.tsx";

function show() {
  const chosen = jest.fn();
  render(
    <>
      <Menu
        label="Ações"
        icon={Ellipsis}
        items={[
          { id: "open", label: "Abrir", onSelect: () => chosen("open") },
          { id: "edit", label: "Editar", onSelect: () => chosen("edit") },
          {
            id: "compare",
            label: "Comparar",
            disabled: true,
            onSelect: () => chosen("compare"),
          },
          {
            id: "delete",
            label: "Excluir",
            tone: "danger",
            onSelect: () => chosen("delete"),
          },
        ]}
      />
      <p>fora</p>
    </>,
  );
  return { chosen, button: screen.getByRole("button", { name: "Ações" }) };
}

const item = (name: string) => screen.getByRole("menuitem", { name });

test("opens on a press with the first item focused", async () => {
  const { button } = show();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(item("Abrir")).toHaveFocus();
});

test("arrows go round, Home and End jump, letters search", async () => {
  const { button } = show();
  button.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(item("Excluir")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(item("Abrir")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(item("Excluir")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(item("Abrir")).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowUp}");
  expect(item("Comparar")).toHaveFocus();
  await userEvent.keyboard("e");
  expect(item("Excluir")).toHaveFocus();
  await userEvent.keyboard("e");
  expect(item("Editar")).toHaveFocus();
});

test("entries of which one holds say which, and have the same keys", async () => {
  const chosen = jest.fn();
  const entry = (label: string, checked: boolean) => ({
    id: label,
    label,
    checked,
    onSelect: () => chosen(label),
  });
  render(
    <Menu
      label="Enviada"
      spokenLabel="Situação: Enviada"
      trigger="text"
      icon={Ellipsis}
      items={[entry("Rascunho", false), entry("Enviada", true)]}
    />,
  );
  screen.getByRole("button", { name: "Situação: Enviada" }).focus();
  await userEvent.keyboard("{ArrowDown}{End}");
  const radios = screen.getAllByRole("menuitemradio");
  expect(radios[1]).toBeChecked();
  expect(radios[0]).not.toBeChecked();
  expect(radios[1]).toHaveFocus();
  await userEvent.keyboard("{Home}{Enter}");
  expect(chosen).toHaveBeenCalledWith("Rascunho");
});

test("Enter chooses; the menu closes first and its button has the focus", async () => {
  const { chosen, button } = show();
  button.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledWith("edit");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(button).toHaveFocus();
});

test("a disabled item does nothing", async () => {
  const { chosen, button } = show();
  await userEvent.click(button);
  await userEvent.click(item("Comparar"));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole("menu")).toBeInTheDocument();
});

test("Esc closes and gives the focus back; so does a press outside, without", async () => {
  const { button } = show();
  await userEvent.click(button);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getByText("fora"));
  expect(screen.queryByRole("menu")).toBeNull();
});
