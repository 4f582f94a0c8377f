import { act, screen, waitFor } from "@testing-library/react";
import { jest } from "@jest/globals";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { jsonFile } from "../../scenarios/fixtures/json-file.ts";
import { ImportButton } from "./ImportButton.tsx";

const chooser = () => screen.getByLabelText("Arquivo do orçamento");

const budget = {
  ...SAMPLE_100,
  eventData: { ...SAMPLE_100.eventData, guests: 150 },
};

test("a good file becomes a new budget, and the one it replaced can be undone [replacing-can-be-undone]", async () => {
  const { user, store, notices, backups } = renderWithAppState(
    <ImportButton importer="page" />,
  );
  act(() => store.markSaved(7, "Antigo", 1, store.revision));
  await user.upload(chooser(), jsonFile({ budgetName: "Festa", data: budget }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]!.text).toBe(
    "Orçamento importado com sucesso! Arquivo: festa.json",
  );
  expect(store.name).toBe("Festa");
  expect(store.editingBudgetId).toBeNull();
  expect(store.event.fields.guests).toBe(150);
  expect(backups()).toBe(1);

  expect(notices[0]!.action!.label).toBe("Desfazer");
  act(() => notices[0]!.action!.run());
  expect(store.event.fields.guests).toBe(100);
  expect(store.editingBudgetId).toBe(7);
});

test("an imported budget keeps its client, and was neither sent nor paid", async () => {
  const { user, store } = renderWithAppState(<ImportButton importer="page" />);
  const eventData = { ...budget.eventData, groomName: "Rui" };
  const sold = {
    ...budget,
    eventData,
    status: "aprovada",
    sent: [{ n: 1 }],
    receipts: [{ label: "Sinal" }],
    priceList: "2026",
  };
  await user.upload(chooser(), jsonFile({ budgetName: "Festa", data: sold }));
  await waitFor(() => expect(store.event.fields.groomName).toBe("Rui"));
  const imported = store.toBudget();
  expect(imported).toHaveProperty("priceList", "2026");
  for (const key of ["status", "sent", "receipts"])
    expect(imported).not.toHaveProperty(key);
});

test.each(["page", "shared"] as const)(
  "a margin read as a percent is named in the success line (%s importer)",
  async (importer) => {
    const { user, store, notices } = renderWithAppState(
      <ImportButton importer={importer} />,
    );
    await user.upload(chooser(), jsonFile({ ...budget, profitMargin: 30 }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]!.text).toBe(
      "Orçamento importado com sucesso! Arquivo: festa.json. Margem de lucro lida como 30 %.",
    );
    expect(store.margins.profitMargin).toBe(0.3);
  },
);

test.each([
  ["page", "{}", "Arquivo JSON inválido: não contém dados do orçamento"],
  ["page", "{", /^Erro ao processar arquivo JSON: /],
  ["shared", "", "Arquivo vazio ou inválido"],
  ["shared", "[1]", "Arquivo não contém dados válidos"],
] as const)(
  "a bad file changes nothing (%s importer, %j)",
  async (importer, text, line) => {
    const { user, store, notices, backups } = renderWithAppState(
      <ImportButton importer={importer} />,
    );
    const before = store.revision;
    await user.upload(chooser(), jsonFile(text));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      text: typeof line === "string" ? line : expect.stringMatching(line),
      tone: "error",
      action: { label: "Escolher outro" },
    });
    expect(store.revision).toBe(before);
    expect(backups()).toBe(0);
  },
);

test("an unreadable file shows an error", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  const { user, notices } = renderWithAppState(
    <ImportButton importer="page" />,
  );
  const file = jsonFile("{}");
  file.slice = () => {
    throw new Error("gone");
  };
  await user.upload(chooser(), file);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]!.text).toBe("Erro ao ler arquivo");
  log.mockRestore();
});

test("a picker that does not open shows an error", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  const { user, notices } = renderWithAppState(
    <ImportButton importer="page" />,
  );
  (chooser() as HTMLInputElement).showPicker = () => {
    throw new Error("not allowed");
  };
  await user.click(screen.getByRole("button", { name: "Importar" }));
  expect(notices[0]).toMatchObject({
    text: "Erro ao abrir seletor de arquivo",
    tone: "error",
  });
  log.mockRestore();
});

test("one file is read at a time, and what was opened meanwhile stays", async () => {
  const { user, store, notices } = renderWithAppState(
    <ImportButton importer="page" />,
  );
  const slow = jsonFile(budget);
  const whole = slow.slice();
  let resolve: () => void = () => undefined;
  const held = new Promise<void>((done) => (resolve = done));
  slow.slice = () =>
    ({ arrayBuffer: () => held.then(() => whole.arrayBuffer()) }) as Blob;
  await user.upload(chooser(), slow);
  const button = screen.getByRole("button", { name: "Importar" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await user.upload(chooser(), jsonFile("{"));
  act(() => store.loadTemplate("blank"));
  resolve();
  await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  expect(notices).toEqual([]);
  expect(store.event.fields.guests).toBe(0);
});
