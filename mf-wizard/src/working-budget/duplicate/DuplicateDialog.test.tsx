import { act, screen, waitFor } from "@testing-library/react";
import { jest } from "@jest/globals";
import { ApiError } from "shared-contracts/client/api-error";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { DuplicateDialog } from "./DuplicateDialog.tsx";

const SOURCE = {
  name: "Casamento Ana e Rui",
  budget: {
    ...SAMPLE_100,
    status: "aprovada",
    eventData: {
      ...SAMPLE_100.eventData,
      groomName: "Rui",
      clientCpf: "52998224725",
      eventDate: "2027-05-15",
    },
  },
};

const MARINA = savedBudget({
  dados: {
    ...SAMPLE_100,
    eventData: {
      ...SAMPLE_100.eventData,
      groomName: "Marina Alves",
      clientPhone: "31988887777",
      clientCpf: "123.456.789-09",
    },
  },
});

const created = {
  id: 9,
  nome: "Casamento Bia",
  totalFinal: 1,
  createdAt: "",
  updatedAt: "",
  versao: 1,
};

function draw(
  createBudget: NonNullable<Answers["createBudget"]> = () => created,
) {
  const onClose = jest.fn();
  const drawn = renderWithAppState(
    <DuplicateDialog source={SOURCE} onClose={onClose} />,
    {
      path: "/orcamentos",
      answers: {
        ...budgetAnswers(() => [MARINA]),
        health: () => ({ ok: true }),
        createBudget,
      },
    },
  );
  const creations = () =>
    drawn.calls.filter(({ name: call }) => call === "createBudget");
  return { ...drawn, creations, onClose };
}

const name = () => screen.getByRole("textbox", { name: /Nome do novo/ });
const guests = () => screen.getByRole("textbox", { name: "Convidados" });
const submit = () => screen.getByRole("button", { name: "Duplicar e abrir" });

afterEach(() => jest.restoreAllMocks());

test("the copy may be for a client, whom earlier budgets know", async () => {
  const { user, creations } = draw();
  const client = screen.getByRole("textbox", { name: "Nome do cliente" });
  await user.type(client, "mari");
  await user.click(
    await screen.findByRole("option", { name: /^Marina Alves/ }),
  );
  expect(
    await screen.findByText("(31) 98888-7777, 123.456.789-09"),
  ).toBeVisible();
  await user.click(submit());
  await waitFor(() =>
    expect(creations()[0]?.request).toMatchObject({
      body: {
        dados: {
          eventData: {
            groomName: "Marina Alves",
            clientPhone: "(31) 98888-7777",
            clientCpf: "123.456.789-09",
          },
        },
      },
    }),
  );
});

test("another name than the chosen one takes the rest along", async () => {
  const { user } = draw();
  const client = screen.getByRole("textbox", { name: "Nome do cliente" });
  await user.type(client, "mari");
  await user.click(
    await screen.findByRole("option", { name: /^Marina Alves/ }),
  );
  await screen.findByText(/98888-7777/);
  await user.type(client, "{Control>}a{/Control}Bia");
  expect(screen.queryByText(/98888-7777/)).toBeNull();
});

test("it saves a copy without the client and opens it [a-copy-has-no-client]", async () => {
  const { user, store, creations, notices, path } = draw();
  act(() => store.setName("Festa aberta"));
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue("Casamento Ana e Rui (cópia)");
  await user.keyboard("Casamento Bia");
  await user.click(submit());
  await waitFor(() => expect(path()).toBe("/event"));
  expect(creations()).toHaveLength(1);
  const { body } = creations()[0]!.request as {
    body: { nome: string; dados: typeof SAMPLE_100 };
  };
  expect(body).toMatchObject({ nome: "Casamento Bia", totalFinal: 25004 });
  expect(body.dados).not.toHaveProperty("status");
  expect(body.dados.eventData).toMatchObject({
    groomName: "",
    clientCpf: "",
    eventDate: "",
    guests: 100,
  });
  expect(body.dados.team).toEqual(SAMPLE_100.team);
  expect(store).toMatchObject({
    editingBudgetId: 9,
    editingVersion: 1,
    name: "Casamento Bia",
    hasUnsavedChanges: false,
  });
  expect(notices[0]!.text).toBe("Orçamento duplicado.");
  act(() => notices[0]!.action!.run());
  expect(store.name).toBe("Festa aberta");
});

test.each([
  [true, 8],
  [false, 5],
])(
  "other guests: with the box at %p there are %d waiters",
  async (on, waiters) => {
    const { user, creations } = draw();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.clear(guests());
    await user.type(guests(), "150");
    expect(screen.getByText("eram 100")).toBeVisible();
    const box = screen.getByRole("checkbox", {
      name: "Recalcular a equipe para 150 convidados",
    });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(/^de 40 para \d+ pessoas$/);
    if (!on) await user.click(box);
    await user.click(submit());
    await waitFor(() => expect(creations()).toHaveLength(1));
    const { dados } = (
      creations()[0]!.request as { body: { dados: typeof SAMPLE_100 } }
    ).body;
    expect(dados.eventData.guests).toBe(150);
    expect(dados.team.find(({ role }) => role === "garcom")!.quantity).toBe(
      waiters,
    );
  },
);

test("a name is needed, and a past date only warned of", async () => {
  const { user, creations } = draw();
  await user.clear(name());
  await user.click(submit());
  expect(name()).toHaveAccessibleDescription("Nome do orçamento é obrigatório");
  expect(name()).toHaveFocus();
  await user.type(name(), "Festa");
  await user.type(screen.getByLabelText("Data do evento"), "2020-01-01");
  expect(screen.getByText(/^Quarta-feira, há /)).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(creations()).toHaveLength(1));
});

test("without a network it waits, and opens: the working budget is the save that waits [saves-wait]", async () => {
  const { user, store, notices, path } = draw(() => {
    throw new ApiError("sem conexão", {
      code: "UNAVAILABLE",
      status: null,
      attempts: 3,
    });
  });
  await user.click(submit());
  await waitFor(() => expect(path()).toBe("/event"));
  expect(store).toMatchObject({
    editingBudgetId: null,
    name: "Casamento Ana e Rui (cópia)",
    isQueued: true,
    hasUnsavedChanges: true,
  });
  expect(notices[0]!.text).toBe("Orçamento duplicado.");
});

test("what the server says stays in the dialog, and a second try has the same key", async () => {
  const { user, creations, store, path } = draw(() => {
    throw new Error("Sua conta está cheia.");
  });
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Sua conta está cheia.",
  );
  await user.click(submit());
  await waitFor(() => expect(creations()).toHaveLength(2));
  const [first, second] = creations().map(
    ({ request }) => (request as { idempotencyKey: string }).idempotencyKey,
  );
  expect(first).toBe(second);
  expect([store.editingBudgetId, path()]).toEqual([null, "/orcamentos"]);
});

test("while it is saved it says so and cannot be closed", async () => {
  const { user, onClose } = draw(() => new Promise(() => undefined));
  await user.click(submit());
  expect(screen.getByRole("button", { name: "Duplicando..." })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
});
