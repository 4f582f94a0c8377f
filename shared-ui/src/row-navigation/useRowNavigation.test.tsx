import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuietField } from "../quiet-field/QuietField.tsx";
import { focusCell, useRowNavigation } from "./useRowNavigation.tsx";

function Rows({ onAddRow }: { onAddRow?: (column: string) => void }) {
  const rows = useRowNavigation({ onAddRow });
  return (
    <div {...rows} data-testid="rows">
      {["a", "b", "c"].map((row) => (
        <div key={row} data-row={row}>
          <QuietField
            label={`Nome ${row}`}
            value={row}
            onChange={() => {}}
            data-column="name"
          />
          {row !== "b" && (
            <input aria-label={`Preço ${row}`} data-column="price" />
          )}
          <select aria-label={`Unidade ${row}`}>
            <option>kg</option>
          </select>
        </div>
      ))}
    </div>
  );
}

const field = (name: string) => screen.getByLabelText(name);

test("Enter and arrow-down go down the column, arrow-up back", async () => {
  render(<Rows />);
  field("Nome a").focus();
  await userEvent.keyboard("{Enter}");
  expect(field("Nome b")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(field("Nome c")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(field("Nome b")).toHaveFocus();
  expect(field("Nome a")).toHaveValue("a");
});

test("a row without the column is skipped", async () => {
  render(<Rows />);
  field("Preço a").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(field("Preço c")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(field("Preço a")).toHaveFocus();
});

test("Enter on the last row asks for a new one; arrow-down does not", async () => {
  const add = jest.fn();
  render(<Rows onAddRow={add} />);
  field("Nome c").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(add).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  const row = field("Nome c").closest("[data-row]");
  expect(add).toHaveBeenCalledWith("name", row);
});

test("selects keep their arrows, modifiers their meaning", async () => {
  render(<Rows />);
  field("Unidade a").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(field("Unidade a")).toHaveFocus();
  field("Nome a").focus();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(field("Nome a")).toHaveFocus();
});

test("focusCell finds a row's input by name", () => {
  render(<Rows />);
  const root = screen.getByTestId("rows");
  expect(focusCell(root, "c", "price")).toBe(true);
  expect(field("Preço c")).toHaveFocus();
  expect(focusCell(root, "b", "price")).toBe(false);
  expect(focusCell(null, "a", "name")).toBe(false);
});
