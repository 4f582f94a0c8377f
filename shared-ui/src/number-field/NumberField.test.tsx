import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

type Setup = Partial<Omit<NumberFieldProps, "value" | "onChange">> & {
  start?: number | "";
};

/** A field whose owner keeps what it reports, as a page would. */
function show({ start = 0, ...props }: Setup = {}) {
  const reported = jest.fn<(value: number | "") => void>();
  function Owner() {
    const [value, setValue] = useState<number | "">(start);
    return (
      <>
        <NumberField
          label="Preço"
          {...props}
          value={value}
          onChange={(next) => {
            reported(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(40)}>
          Desfazer
        </button>
      </>
    );
  }
  render(<Owner />);
  const input = screen.getByRole("textbox");
  return { input, reported, last: () => reported.mock.lastCall?.[0] };
}

test.each([
  ["1.5", 1.5, "1,5"],
  ["1,5", 1.5, "1,5"],
  ["1.234,56", 1234.56, "1234,56"],
  ["1,234.56", 1234.56, "1234,56"],
  ["1500", 1500, "1500"],
  ["R$ 12,90", 12.9, "12,9"],
  ["1.250", 1.25, "1,25"],
])("typed %p is %p and reads %p after blur", async (text, value, formatted) => {
  const { input, last } = show();
  await userEvent.type(input, text);
  expect(last()).toBe(value);
  expect(input).toHaveValue(text);
  await userEvent.tab();
  expect(input).toHaveValue(formatted);
});

test.each([
  ["1.500", 1500],
  ["1,500", 1500],
  ["1.234.567", 1234567],
  ["120", 120],
  ["2,5", 3],
])("typed %p in a whole field is %p", async (text, value) => {
  const { input, last } = show({ kind: "whole" });
  await userEvent.type(input, text);
  await userEvent.tab();
  expect(last()).toBe(value);
  expect(input).toHaveValue(String(value));
});

test.each([
  ["1.000", 1000, "1000,00"],
  ["1.000.000", 1_000_000, "1000000,00"],
  ["0.125", 0.125, "0,125"],
  ["12.5", 12.5, "12,50"],
])("typed %p as money is %p and reads %p", async (text, value, formatted) => {
  const { input, last } = show({ kind: "money", decimals: 2 });
  await userEvent.type(input, text);
  await userEvent.tab();
  expect(last()).toBe(value);
  expect(input).toHaveValue(formatted);
});

test("a minus is no sign to drop: a negative number is 0 [minus-is-zero]", async () => {
  const { input, last } = show({ start: 7 });
  await userEvent.tab();
  await userEvent.keyboard("-5");
  expect(last()).toBe(0);
  await userEvent.tab();
  expect(input).toHaveValue("0");
});

test("a pasted amount replaces the selected one", async () => {
  const { input, last } = show({ start: 83, decimals: 2 });
  await userEvent.click(input);
  await userEvent.paste("R$ 1.234,56");
  expect(last()).toBe(1234.56);
  await userEvent.tab();
  expect(input).toHaveValue("1234,56");
});

test("everything is selected on focus, so that typing replaces", async () => {
  const { input, last } = show({ start: 83, decimals: 2 });
  expect(input).toHaveValue("83,00");
  await userEvent.tab();
  await userEvent.keyboard("9");
  expect(input).toHaveValue("9");
  expect(last()).toBe(9);
});

test("bounds wait for blur [bounds-on-leave]", async () => {
  const { input, reported } = show({ max: 100, start: 10 });
  await userEvent.type(input, "120", {
    initialSelectionStart: 0,
    initialSelectionEnd: 2,
  });
  expect(reported).toHaveBeenLastCalledWith(120);
  expect(input).toHaveValue("120");
  await userEvent.tab();
  expect(reported).toHaveBeenLastCalledWith(100);
  expect(input).toHaveValue("100");
});

test("the smallest value is kept on blur too", async () => {
  const { input, last } = show({ min: 1, start: 5 });
  await userEvent.clear(input);
  expect(last()).toBe(0);
  await userEvent.tab();
  expect(last()).toBe(1);
  expect(input).toHaveValue("1");
});

test("an emptied field is 0, and says so after blur [empty-is-zero]", async () => {
  const { input, last } = show({ start: 7 });
  await userEvent.clear(input);
  expect(input).toHaveValue("");
  expect(last()).toBe(0);
  await userEvent.tab();
  expect(input).toHaveValue("0");
});

test("an emptied field may stay empty", async () => {
  const { input, last } = show({ start: 7, emptied: "empty" });
  await userEvent.clear(input);
  await userEvent.tab();
  expect(last()).toBe("");
  expect(input).toHaveValue("");
});

test("a number above 1e9 is refused and stays as typed, with an error [largest-number]", async () => {
  const { input, reported } = show();
  await userEvent.type(input, "1000000001");
  expect(reported).not.toHaveBeenCalledWith(1000000001);
  expect(reported).toHaveBeenLastCalledWith(100000000);
  await userEvent.tab();
  expect(input).toHaveValue("1000000001");
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    "Digite um número de até 1.000.000.000.",
  );
  await userEvent.clear(input);
  await userEvent.type(input, "5");
  expect(input).toBeValid();
  expect(reported).toHaveBeenLastCalledWith(5);
});

test("a value changed from elsewhere shows even while the field has the focus", async () => {
  const { input } = show();
  await userEvent.type(input, "12,");
  expect(input).toHaveValue("12,");
  // Without moving the focus, as a shortcut or another tab would.
  fireEvent.click(screen.getByText("Desfazer"));
  expect(input).toHaveFocus();
  expect(input).toHaveValue("40");
});

test("a caller's own rounding does not swallow a comma", async () => {
  function Percent() {
    const [fraction, setFraction] = useState(0.3);
    return (
      <NumberField
        label="Margem"
        value={fraction * 100}
        onChange={(value) => setFraction(Number(value) / 100)}
      />
    );
  }
  render(<Percent />);
  const input = screen.getByRole("textbox");
  await userEvent.clear(input);
  await userEvent.type(input, "7,");
  expect(input).toHaveValue("7,");
});

test("only looking at a field changes nothing", async () => {
  const { input, reported } = show({ start: 0.0375, decimals: 2 });
  await userEvent.click(input);
  await userEvent.tab();
  expect(reported).not.toHaveBeenCalled();
  expect(input).toHaveValue("0,0375");
});

test("the unit slot is a separate select", async () => {
  const chosen = jest.fn();
  show({
    unit: {
      label: "Unidade",
      value: "g",
      options: [
        { value: "g", label: "g" },
        { value: "kg", label: "kg" },
      ],
      onChange: chosen,
    },
  });
  await userEvent.selectOptions(screen.getByLabelText("Unidade"), "kg");
  expect(chosen).toHaveBeenCalledWith("kg");
});

test("a sum and a typed unit are worked out, and said meanwhile and on leaving [typed-sums-and-units]", async () => {
  const onRead = jest.fn();
  const inUnit = (amount: number, unit: string) =>
    unit === "kg" ? amount * 1000 : null;
  const { input, last } = show({ onRead, inUnit, suffix: "g" });
  await userEvent.type(input, "0,1kg");
  expect(last()).toBe(100);
  expect(screen.getByText("= 100 g")).toBeVisible();
  await userEvent.tab();
  expect(input).toHaveValue("100");
  expect(screen.getByText("Digitado: 0,1kg")).toBeVisible();
  expect(onRead).not.toHaveBeenCalled();
  await userEvent.clear(input);
  expect(screen.queryByText(/Digitado|=/)).toBeNull();
  await userEvent.type(input, "3*4");
  expect(last()).toBe(12);
  expect(screen.getByText("= 12 g")).toBeVisible();
});

test("in a row the typed text is gone with the focus", async () => {
  render(
    <>
      <form>
        <NumberField label="Preço" value={6} onChange={() => {}} />
        <input aria-label="Nome" />
      </form>
      <input aria-label="Outra linha" />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("3*2");
  await userEvent.click(screen.getByLabelText("Nome"));
  expect(screen.getByText("Digitado: 3*2")).toBeVisible();
  await userEvent.click(screen.getByLabelText("Outra linha"));
  expect(screen.queryByText(/Digitado/)).toBeNull();
});

test("an unreadable text leaves the value before the typing in force", async () => {
  const { input, last } = show({
    start: 180,
    refuse: (text) => `Não entendi “${text}”.`,
  });
  await userEvent.clear(input);
  await userEvent.type(input, "2 pratos");
  expect(last()).toBe(2);
  await userEvent.tab();
  expect(last()).toBe(180);
  expect(input).toHaveValue("2 pratos");
  expect(input).toHaveAccessibleDescription("Não entendi “2 pratos”.");
});

test("a sum with an endless result can be refused, a typed decimal not", async () => {
  const { input, last } = show({ start: 2, sumDecimals: 3 });
  await userEvent.clear(input);
  await userEvent.type(input, "1/3");
  await userEvent.tab();
  expect(input).toBeInvalid();
  expect(last()).toBe(2);
  await userEvent.clear(input);
  await userEvent.type(input, "0,0125");
  await userEvent.tab();
  expect(last()).toBe(0.0125);
  expect(input).toBeValid();
});

test("the suffix of a field may be typed", async () => {
  const { last } = show({ suffix: "h" });
  await userEvent.type(screen.getByRole("textbox"), "6 h");
  expect(last()).toBe(6);
});

test.each(["abc", "2*", "5 kg"])(
  "%s stays as typed, with an error once the field is left [typed-sums-and-units]",
  async (text) => {
    const { input } = show();
    await userEvent.type(input, text);
    expect(input).toBeValid();
    await userEvent.tab();
    expect(input).toHaveValue(text);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/^Não deu para ler/);
    await userEvent.clear(input);
    await userEvent.type(input, "5");
    expect(input).toBeValid();
  },
);
