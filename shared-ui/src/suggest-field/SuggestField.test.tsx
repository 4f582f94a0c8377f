import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SuggestField } from "./SuggestField.tsx";

const FRUITS = ["Maçã", "Manga", "Mamão"].map((label) => ({
  id: label,
  label,
  detail: `R$ 1,00/kg de ${label}`,
}));

function show() {
  const around = jest.fn<(key: string) => void>();
  function Owner() {
    const [name, setName] = useState("");
    return (
      <div onKeyDown={({ key }) => around(key)}>
        <SuggestField
          label="Nome do item"
          value={name}
          onChange={setName}
          suggest={(text) =>
            FRUITS.filter(({ label }) => label.startsWith(text))
          }
          onChoose={({ label }) => setName(label)}
        />
        <button type="button">depois</button>
      </div>
    );
  }
  render(<Owner />);
  return { around, user: userEvent.setup() };
}

const field = () => screen.getByRole("textbox", { name: "Nome do item" });
const options = () => screen.queryAllByRole("option");
const marked = () => screen.queryAllByRole("option", { selected: true });

test("offers what fits while it is typed in, with nothing marked", async () => {
  const { user } = show();
  await user.click(field());
  expect(field()).not.toHaveAttribute("aria-controls");
  await user.keyboard("Ma");
  expect(options()).toHaveLength(3);
  expect(marked()).toHaveLength(0);
  expect(field()).toHaveAttribute(
    "aria-controls",
    screen.getByRole("listbox", { name: "Sugestões" }).id,
  );
  expect(screen.getByRole("status")).toHaveTextContent("3 sugestões");
  await user.keyboard("n");
  expect(options().map(({ textContent }) => textContent)).toEqual([
    "MangaR$ 1,00/kg de Manga",
  ]);
});

test("arrows mark and Enter takes, and no key event reaches the fields around", async () => {
  const { around, user } = show();
  await user.click(field());
  await user.keyboard("Ma");
  around.mockClear();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(field()).toHaveAttribute("aria-activedescendant", marked()[0]!.id);
  await user.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  expect(field()).toHaveValue("Mamão");
  expect(field()).toHaveFocus();
  expect(options()).toHaveLength(0);
  expect(around).not.toHaveBeenCalled();
  await user.keyboard("{ArrowDown}");
  expect(around).toHaveBeenCalledWith("ArrowDown");
});

test("Tab takes what is marked and moves on", async () => {
  const { user } = show();
  await user.click(field());
  await user.keyboard("Man{ArrowDown}{Tab}");
  expect(field()).toHaveValue("Manga");
  expect(screen.getByText("depois")).toHaveFocus();
});

test("while nothing is marked Enter and Tab mean what they mean elsewhere", async () => {
  const { around, user } = show();
  await user.click(field());
  await user.keyboard("Man{Enter}");
  expect(around).toHaveBeenLastCalledWith("Enter");
  await user.tab();
  expect(field()).toHaveValue("Man");
  expect(options()).toHaveLength(0);
});

test("Esc closes and changes nothing", async () => {
  const { user } = show();
  await user.click(field());
  await user.keyboard("Ma{ArrowDown}{Escape}");
  expect(options()).toHaveLength(0);
  expect(field()).toHaveValue("Ma");
});

test("a press takes one and leaves the focus in the field", async () => {
  const { user } = show();
  await user.click(field());
  await user.keyboard("Ma");
  await user.click(options()[0]!);
  expect(field()).toHaveValue("Maçã");
  expect(field()).toHaveFocus();
});

test("with nothing to suggest it is a plain field", async () => {
  render(
    <SuggestField label="Nome do item" value="" onChange={() => undefined} />,
  );
  expect(screen.getByRole("textbox", { name: "Nome do item" })).toBeVisible();
});
