import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "./TextField.tsx";

test("label, hint and error belong to the input; the error takes the hint's place", () => {
  const field = (error?: string) => (
    <TextField
      label="Nome"
      hint="Como no convite"
      error={error}
      value=""
      onChange={() => {}}
    />
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText("Nome");
  expect(input).toHaveAccessibleDescription("Como no convite");
  expect(input).toBeValid();
  rerender(field("Nome é obrigatório"));
  expect(input).toHaveAccessibleDescription("Nome é obrigatório");
  expect(input).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Nome é obrigatório");
});

test("a password can be shown and hidden without submitting the form", async () => {
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <TextField label="Senha" type="password" value="s3" onChange={() => {}} />
    </form>,
  );
  const input = screen.getByLabelText("Senha");
  expect(input).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Mostrar: Senha" }));
  expect(input).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Ocultar: Senha" }));
  expect(input).toHaveAttribute("type", "password");
  expect(submitted).not.toHaveBeenCalled();
});

test("a password can be pasted, and a manager knows its field", async () => {
  const typed = jest.fn();
  render(
    <TextField
      label="Senha"
      type="password"
      autoComplete="current-password"
      value=""
      onChange={typed}
    />,
  );
  const input = screen.getByLabelText("Senha");
  await userEvent.click(input);
  await userEvent.paste("um segredo");
  expect(typed).toHaveBeenCalledTimes(1);
  expect(input).toHaveAttribute("autocomplete", "current-password");
});
