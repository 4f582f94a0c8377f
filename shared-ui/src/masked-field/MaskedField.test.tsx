import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { caretInMask, maskInput } from "./mask-input.ts";
import { MaskedField } from "./MaskedField.tsx";

/** Groups of two digits: "12-34-5". */
const inPairs = (text: string) =>
  text.replace(/\D/g, "").replace(/(\d{2})(?=\d)/g, "$1-");

function Pairs() {
  const [value, setValue] = useState("1234");
  return (
    <MaskedField
      label="Pares"
      mask={inPairs}
      value={value}
      onChange={setValue}
    />
  );
}

test("shows and tells masked text, and keeps the caret among the digits", async () => {
  render(<Pairs />);
  const input = screen.getByLabelText<HTMLInputElement>("Pares");
  expect(input).toHaveValue("12-34");
  await userEvent.type(input, "9", {
    initialSelectionStart: 1,
    initialSelectionEnd: 1,
  });
  expect(input).toHaveValue("19-23-4");
  expect(input.selectionStart).toBe(2);
});

test.each([
  ["123456", 4, "12-34-56", 5],
  ["12-34", 0, "12-34", 0],
  ["12", 9, "12", 2],
  ["ab", 1, "AB", 1],
])("in '%s' the caret %i is in '%s' at %i", (typed, caret, masked, place) => {
  expect(caretInMask(typed, caret, masked)).toBe(place);
});

test("an input is masked in place", () => {
  const input = document.createElement("input");
  input.value = "12345";
  input.setSelectionRange(3, 3);
  maskInput(input, inPairs);
  expect(input).toHaveValue("12-34-5");
  expect(input.selectionStart).toBe(4);
});
