import { screen, waitFor, within } from "@testing-library/react";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { IntakeCard } from "./IntakeCard.tsx";
import { useIntakeKey } from "./useIntakeKey.ts";

const URL = "https://api.exemplo/b2b/orcamentos";
const KEY = "bqk_9fT2uXw7Rk3sZ8pLm4Q9fT2uXw7Rk3sZ8pLm4Q9fT2";
const NONE = {
  active: false,
  last4: null,
  createdAt: null,
  lastRequestAt: null,
  url: URL,
};
const ACTIVE = {
  active: true,
  last4: "9fT2",
  createdAt: "2026-11-12T15:00:00.000Z",
  lastRequestAt: "2026-11-20T15:00:00.000Z",
  url: URL,
};

function Card() {
  const { data } = useIntakeKey();
  return data ? <IntakeCard known={data} /> : null;
}

function renderCard(known: object, answers: Answers = {}) {
  let now = known;
  return renderWithAppState(<Card />, {
    path: "/config",
    answers: {
      getIntakeKey: () => now,
      makeIntakeKey: () => ({ ...(now = ACTIVE), key: KEY }),
      endIntakeKey: () => {
        now = NONE;
        return { success: true };
      },
      ...answers,
    },
  });
}

const button = (name: string) => screen.findByRole("button", { name });

const PASSWORD = "segredo";

/** Types the password into the dialog that a button opened. */
async function confirm({ user }: ReturnType<typeof renderCard>) {
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Sua senha"), `${PASSWORD}{Enter}`);
}

test("a key is made, shown once with its form, and gone after it was copied [intake-key]", async () => {
  const page = renderCard(NONE);
  const { user, calls } = page;
  expect(screen.queryByText("Formulário pronto")).toBeNull();
  await user.click(await button("Criar chave"));
  await confirm(page);
  expect(await screen.findByDisplayValue(KEY)).toBeVisible();
  const code = () => document.querySelector("pre")!.textContent;
  expect(code()).toContain(`"X-Intake-Key": "${KEY}"`);
  expect(code()).toContain(`fetch("${URL}"`);
  await user.click(await button("Já copiei"));
  expect(screen.queryByDisplayValue(KEY)).toBeNull();
  expect(code()).toContain('"X-Intake-Key": "SUA_CHAVE"');
  expect(screen.getByText("Chave ativa: •••• 9fT2")).toBeVisible();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain(KEY);
  expect(calls).toMatchObject([
    { name: "getIntakeKey" },
    { name: "makeIntakeKey", request: { body: { password: PASSWORD } } },
  ]);
});

test("an active key shows when it was made and last used", async () => {
  renderCard(ACTIVE);
  expect(
    await screen.findByText(
      "Criada em 12/11/2026. Último pedido em 20/11/2026.",
    ),
  ).toBeVisible();
});

test("a key of an operator is active, with what is known of it", async () => {
  renderCard({ ...NONE, active: true });
  expect(await screen.findByText("Chave ativa")).toBeVisible();
  expect(screen.getByText("Nenhum pedido ainda.")).toBeVisible();
});

test("changing it needs the password, and shows the new one [key-asks-the-password]", async () => {
  const page = renderCard(ACTIVE);
  await page.user.click(await button("Trocar chave"));
  const dialog = within(
    screen.getByRole("dialog", { name: "Trocar a chave?" }),
  );
  await page.user.click(dialog.getByRole("button", { name: "Trocar" }));
  expect(dialog.getByText(fieldTexts.passwordMissing)).toBeVisible();
  expect(page.calls).toHaveLength(1);
  await confirm(page);
  expect(await screen.findByDisplayValue(KEY)).toBeVisible();
});

test("turning it off needs the password, and offers to make another [key-asks-the-password]", async () => {
  const page = renderCard(ACTIVE);
  await page.user.click(await button("Desligar"));
  await confirm(page);
  expect(await button("Criar chave")).toBeVisible();
  expect(screen.queryByText("Formulário pronto")).toBeNull();
});

test.each([
  ["Criar chave", NONE, /^Erro ao criar a chave: sem resposta/],
  ["Desligar", ACTIVE, /^Não foi possível mudar a chave: sem resposta/],
])("%s that fails says so and changes nothing", async (name, known, text) => {
  const fail = () => {
    throw new Error("sem resposta");
  };
  const page = renderCard(known, {
    makeIntakeKey: fail,
    endIntakeKey: fail,
  });
  await page.user.click(await button(name));
  await confirm(page);
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
});
