import { act, screen, waitFor } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import type { Company } from "shared-contracts/entities/company";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { CompanyForm } from "./CompanyForm.tsx";

const company: Company = {
  companyName: "Sabores da Serra Buffet",
  cnpj: "12.345.678/0001-95",
  address: "Rua dos Inconfidentes, 911",
  cep: "30140-071",
  contactEmail: "contato@serra.com.br",
  contactPhone: "(31) 98765-4321",
};

const renderForm = (answers: Answers = {}) =>
  renderWithAppState(<CompanyForm company={company} />, {
    path: "/config",
    answers: { updateCompany: ({ body }) => body, ...answers },
  });

const field = (name: string) => screen.getByRole("textbox", { name });
const save = () => screen.getByRole("button", { name: "Salvar dados" });

test("nothing changed, nothing to save; reverted, nothing again", async () => {
  const { user } = renderForm();
  expect(save()).toBeDisabled();
  expect(screen.getByText("Nenhuma alteração para salvar")).toBeVisible();
  await user.type(field("Endereço"), "x");
  expect(save()).toBeEnabled();
  expect(screen.getByText("Aparecem na proposta em PDF.")).toBeVisible();
  await user.type(field("Endereço"), "{Backspace}");
  expect(save()).toBeDisabled();
});

test("name and CEP are marked, and may still be left empty", async () => {
  const { user, calls, notices } = renderForm();
  await user.clear(field("Nome da empresa *"));
  await user.clear(field("CEP *"));
  await user.click(save());
  await waitFor(() =>
    expect(notices).toEqual([{ text: "Dados do buffet salvos com sucesso!" }]),
  );
  expect(calls).toEqual([
    {
      name: "updateCompany",
      request: { body: { ...company, companyName: "", cep: "" } },
    },
  ]);
});

test("a refused value shows its error at its field", async () => {
  const text = "Deve ter no máximo 254 caracteres";
  const { user } = renderForm({
    updateCompany: () => {
      throw new ApiError(text, {
        code: "VALIDATION",
        status: 400,
        attempts: 1,
        errors: [{ path: "contactEmail", message: text }],
      });
    },
  });
  await user.type(field("Email de contato"), "x");
  await user.click(save());
  expect(
    await screen.findByText("Erro ao salvar dados do buffet"),
  ).toBeVisible();
  expect(field("Email de contato")).toHaveAccessibleDescription(text);
  expect(field("Email de contato")).toHaveFocus();
});

test("CNPJ, CEP and phone take their form while typing; a CNPJ with letters is as good", async () => {
  const { user } = renderForm();
  for (const [name, typed, shown] of [
    ["CNPJ", "12abc34501de35", "12.ABC.345/01DE-35"],
    ["CEP *", "01310100", "01310-100"],
    ["Telefone de contato", "3133334444", "(31) 3333-4444"],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(field(name)).toHaveValue(shown);
  }
  expect(screen.getByText("Aceita letras e números")).toBeVisible();
});

test("a CNPJ with wrong check digits gets a hint and is saved", async () => {
  const { user, calls } = renderForm();
  await user.type(field("CNPJ"), "{Backspace}6");
  expect(
    screen.getByText("Confira: os dois últimos dígitos não batem"),
  ).toBeVisible();
  await user.click(save());
  await waitFor(() =>
    expect(calls).toMatchObject([
      { request: { body: { cnpj: "12.345.678/0001-96" } } },
    ]),
  );
});

test("a refusal shows the reason and keeps what was typed", async () => {
  const { user } = renderForm({
    updateCompany: () => {
      throw new ApiError("HTTP 500", {
        code: "INTERNAL",
        status: 500,
        attempts: 3,
      });
    },
  });
  await user.type(field("Endereço"), ", Savassi");
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erro ao salvar dados do buffet: HTTP 500",
  );
  expect(field("Endereço")).toHaveValue("Rua dos Inconfidentes, 911, Savassi");
});

describe("an empty address", () => {
  const nowhere = { ...company, address: "", cep: "" };
  const renderEmpty = (
    cepLookup: boolean,
    lookUpCep: Answers["lookUpCep"] = () => ({ address: "Rua A, Centro" }),
  ) =>
    renderWithAppState(
      <CompanyForm company={nowhere} cepLookup={cepLookup} />,
      { path: "/config", answers: { lookUpCep } },
    );
  const HINT = "Preenchido pelo CEP. Falta o número.";

  test("is filled by a whole CEP, once, and is the caterer's from then on", async () => {
    const { user, calls } = renderEmpty(true);
    await user.type(field("CEP *"), "3014007");
    expect(calls).toEqual([]);
    await user.type(field("CEP *"), "1");
    expect(await screen.findByText(HINT)).toBeVisible();
    expect(field("Endereço")).toHaveValue("Rua A, Centro");
    expect(calls).toEqual([
      { name: "lookUpCep", request: { params: { cep: "30140071" } } },
    ]);
    await user.type(field("Endereço"), ", 12");
    expect(screen.queryByText(HINT)).toBeNull();
    await user.type(field("CEP *"), "{Backspace}2");
    expect(calls).toHaveLength(1);
    expect(field("Endereço")).toHaveValue("Rua A, Centro, 12");
  });

  test("stays empty without a lookup service", async () => {
    const { user, calls } = renderEmpty(false);
    await user.type(field("CEP *"), "30140071");
    expect(calls).toEqual([]);
    expect(field("Endereço")).toHaveValue("");
  });

  test("stays empty, without a word, where nothing is known", async () => {
    const { user, calls } = renderEmpty(true, () => {
      throw new ApiError("CEP não encontrado", {
        code: "NOT_FOUND",
        status: 404,
        attempts: 1,
      });
    });
    await user.type(field("CEP *"), "30140071");
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(field("Endereço")).toHaveValue("");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("typed during the lookup is not overwritten", async () => {
    let answer: (address: { address: string }) => void = () => undefined;
    const { user } = renderEmpty(
      true,
      () => new Promise((resolve) => (answer = resolve)),
    );
    await user.type(field("CEP *"), "30140071");
    await user.type(field("Endereço"), "Rua B");
    await act(async () => answer({ address: "Rua A, Centro" }));
    expect(field("Endereço")).toHaveValue("Rua B");
  });
});
