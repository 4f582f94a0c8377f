import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { TextField } from "../text-field/TextField.tsx";
import { useFields } from "./useFields.tsx";

const NAMES = ["Nome", "Email"] as const;

function Form({ waits = false }: { waits?: boolean }) {
  const { form, show, bind } = useFields({ Nome: "", Email: "" });
  const [waiting, setWaiting] = useState(false);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setWaiting(waits);
        show({ Email: "Confira o email", Nome: "Informe seu nome" });
      }}
    >
      {NAMES.map((name) => (
        <TextField key={name} label={name} disabled={waiting} {...bind(name)} />
      ))}
      <button type="submit">Salvar</button>
      <button type="button" onClick={() => setWaiting(false)}>
        Answer
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });

test("each refused field says its own error and the first has the focus", async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(field("Nome")).toHaveFocus();
  expect(field("Nome")).toBeInvalid();
  expect(field("Nome")).toHaveAccessibleDescription("Informe seu nome");
  expect(field("Email")).toHaveAccessibleDescription("Confira o email");
});

test("a field that changes loses its error and keeps the focus", async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  await userEvent.type(field("Email"), "a");
  expect(field("Email")).toBeValid();
  expect(field("Email")).toHaveFocus();
  expect(field("Nome")).toBeInvalid();
});

test("fields that wait for an answer get the focus once they can take it", async () => {
  render(<Form waits />);
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(field("Nome")).not.toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Answer" }));
  expect(field("Nome")).toHaveFocus();
});
