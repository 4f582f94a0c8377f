import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { Pix } from "shared-contracts/pix/pix";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { PixLine } from "./PixLine.tsx";

const PIX: Pix = {
  kind: "email",
  key: "contato@sabores.com.br",
  receiver: "Sabores da Serra",
  city: "Belo Horizonte",
};

/** The dialog of an account, opened from its line. */
async function open(pix: Pix | null, answers: Answers = {}) {
  const onChanged = jest.fn();
  const app = renderWithAppState(<PixLine pix={pix} onChanged={onChanged} />, {
    answers: {
      getUserConfig: () => ({ darkMode: true }),
      updateUserConfig: ({ body }) => body,
      ...answers,
    },
  });
  await app.user.click(screen.getByRole("button"));
  const fill = async (label: string, text: string) => {
    await app.user.clear(screen.getByLabelText(label));
    await app.user.type(screen.getByLabelText(label), text);
  };
  const press = (name: string) =>
    app.user.click(screen.getByRole("button", { name }));
  const sent = () =>
    app.calls
      .filter(({ name }) => name === "updateUserConfig")
      .map(({ request }) => request["body"]);
  return { ...app, onChanged, fill, press, sent };
}

test("a key as it is written is kept as payment codes carry it, and the theme stays", async () => {
  const { user, fill, press, sent, onChanged } = await open(null);
  await user.selectOptions(screen.getByLabelText("Tipo da chave"), "Telefone");
  await fill("Chave", "(31) 98765-4321");
  await fill("Nome de quem recebe", "Buffet São João");
  await fill("Cidade de quem recebe", "Brasília");
  expect(screen.getByLabelText("Nome de quem recebe")).toHaveValue(
    "Buffet Sao Joao",
  );
  await fill("Sua senha", "segredo1");
  await press("Guardar chave");
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      darkMode: true,
      password: "segredo1",
      pix: {
        kind: "phone",
        key: "+5531987654321",
        receiver: "Buffet Sao Joao",
        city: "Brasilia",
      },
    },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a key with wrong check digits and a missing password are said at their fields, and nothing is sent", async () => {
  const { user, fill, press, sent } = await open(PIX);
  await user.selectOptions(screen.getByLabelText("Tipo da chave"), "CPF");
  await fill("Chave", "529.982.247-26");
  await press("Guardar chave");
  expect(screen.getByLabelText("Chave")).toHaveAccessibleDescription(
    "Confira a chave PIX",
  );
  expect(screen.getByLabelText("Sua senha")).toHaveAccessibleDescription(
    "Informe sua senha",
  );
  expect(screen.getByLabelText("Chave")).toHaveFocus();
  expect(sent()).toEqual([]);
});

test("a wrong password is said at its field, and what was typed stays", async () => {
  const { fill, press, onChanged } = await open(PIX, {
    updateUserConfig: () => {
      throw Object.assign(new Error("Dados inválidos"), {
        code: "INVALID_INPUT",
        errors: [{ path: "password", message: "Senha atual incorreta" }],
      });
    },
  });
  await fill("Cidade de quem recebe", "Betim");
  await fill("Sua senha", "errada12");
  await press("Guardar chave");
  await waitFor(() =>
    expect(screen.getByLabelText("Sua senha")).toHaveAccessibleDescription(
      "Senha atual incorreta",
    ),
  );
  expect(screen.getByLabelText("Cidade de quem recebe")).toHaveValue("Betim");
  expect(onChanged).not.toHaveBeenCalled();
});

test("a lost connection is said", async () => {
  const { fill, press } = await open(PIX, {
    updateUserConfig: () => {
      throw new Error("sem conexão");
    },
  });
  await fill("Sua senha", "segredo1");
  await press("Guardar chave");
  await screen.findByText("Não foi possível guardar a chave PIX: sem conexão");
});

test("the key is removed with the password", async () => {
  const { fill, press, sent, onChanged } = await open(PIX);
  await fill("Sua senha", "segredo1");
  await press("Remover chave");
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(sent()).toEqual([{ darkMode: true, password: "segredo1", pix: null }]);
});
