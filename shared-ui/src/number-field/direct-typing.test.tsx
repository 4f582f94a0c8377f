import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { typeDirectly } from "./direct-typing.ts";
import { NumberField } from "./NumberField.tsx";

const heard = jest.fn<(type: string) => void>();
/** Has the owner draw a value. */
let drawn: (value: number) => void;
let stop: AbortController;

/** A field whose owner draws a typed value only later. */
function Owner({ value }: { value: number }) {
  return (
    <div
      role="none"
      onKeyDown={({ key }) => heard(key)}
      onInput={() => heard("input")}
    >
      <NumberField label="Preço" value={value} onChange={reported} />
    </div>
  );
}
const reported = jest.fn<(value: number | "") => void>();

beforeEach(() => {
  stop = new AbortController();
  typeDirectly(window, stop.signal);
  const { rerender } = render(<Owner value={5} />);
  drawn = (value) => rerender(<Owner value={value} />);
});
afterEach(() => {
  stop.abort();
  jest.clearAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>("textbox");

test("the field alone hears characters; keys with a meaning take their usual way", async () => {
  await userEvent.type(field(), "12{Backspace}{Enter}");
  expect(reported.mock.calls).toEqual([[1], [12], [1]]);
  expect(heard.mock.calls).toEqual([["Enter"]]);
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(heard).toHaveBeenLastCalledWith("s");
});

test("what is typed stays while the owner draws an older value, and when it draws the new one", async () => {
  await userEvent.type(field(), "50");
  drawn(5);
  expect(field()).toHaveValue("50");
  drawn(50);
  expect(field()).toHaveValue("50");
  await userEvent.tab();
  expect(field()).toHaveValue("50");
});

test("a value from elsewhere wins over what was typed", async () => {
  await userEvent.type(field(), "50");
  drawn(50);
  drawn(5);
  expect(field()).toHaveValue("5");
  await userEvent.type(field(), "1");
  drawn(7);
  expect(field()).toHaveValue("7");
});

test("a number that is too large says so, until it is not", async () => {
  await userEvent.type(field(), "9999999999");
  expect(reported).toHaveBeenLastCalledWith(999_999_999);
  drawn(999_999_999);
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue("9999999999");
  await userEvent.clear(field());
  expect(field()).toBeValid();
  expect(reported).toHaveBeenLastCalledWith(0);
});

test.each(["insertFromPaste", "insertCompositionText"])(
  "%s is the field's alone too, also of a text that stood there before",
  async (inputType) => {
    await userEvent.type(field(), "12");
    fireEvent.input(field(), { target: { value: "5" }, inputType });
    expect(reported.mock.calls).toEqual([[1], [12], [5]]);
    expect(heard).not.toHaveBeenCalled();
  },
);

test("leaving the field by mouse says nothing new", async () => {
  await userEvent.type(field(), "12");
  await userEvent.click(document.body);
  expect(reported.mock.calls).toEqual([[1], [12]]);
});
