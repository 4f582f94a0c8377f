import { jest } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyField } from "./CopyField.tsx";

afterEach(() => jest.useRealTimers());

const field = () => screen.getByLabelText<HTMLInputElement>("Código");

test("the button copies, says so, and forgets it after two seconds", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CopyField label="Código" value="000201-abc" />);
  await user.click(screen.getByRole("button", { name: "Copiar" }));
  expect(await screen.findByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("000201-abc");
  expect(screen.getByRole("status")).toHaveTextContent("Código: copiado");
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole("button", { name: "Copiar" })).toBeVisible();
});

test("where the browser refuses, the text is selected and a line says so", async () => {
  const user = userEvent.setup();
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  render(<CopyField label="Código" value="000201-abc" />);
  await user.click(screen.getByRole("button", { name: "Copiar" }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 10]);
  expect(field()).toHaveAccessibleDescription(/O texto está selecionado/);
});
