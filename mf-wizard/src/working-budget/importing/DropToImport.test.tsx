import {
  act,
  createEvent,
  fireEvent,
  screen,
  waitFor,
} from "@testing-library/react";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { jsonFile } from "../../scenarios/fixtures/json-file.ts";
import { DropToImport } from "./DropToImport.tsx";

const HINT = "Solte o arquivo .json para abrir o orçamento";

const budget = {
  ...SAMPLE_100,
  eventData: { ...SAMPLE_100.eventData, guests: 150 },
};

const bringing = (...files: File[]) => ({
  dataTransfer: { types: ["Files"], files, dropEffect: "none" },
});

/** jsdom's drag events do not say where the pointer goes. */
function leaveFor(relatedTarget: Element | null) {
  const event = createEvent.dragLeave(document.body);
  Object.defineProperty(event, "relatedTarget", { value: relatedTarget });
  fireEvent(document.body, event);
}

test("says that a file can be dropped while one is over the page", () => {
  renderWithAppState(<DropToImport />);
  expect(screen.queryByText(HINT)).toBeNull();
  fireEvent.dragEnter(document.body, bringing());
  expect(screen.getByText(HINT)).toBeVisible();
  leaveFor(document.body);
  expect(screen.getByText(HINT)).toBeVisible();
  leaveFor(null);
  expect(screen.queryByText(HINT)).toBeNull();
});

test("a dropped file becomes the open budget, and the one it replaced can be undone", async () => {
  let imported = 0;
  const { store, notices, backups } = renderWithAppState(
    <DropToImport onImported={() => (imported += 1)} />,
  );
  fireEvent.dragOver(document.body, bringing());
  const stays = fireEvent.drop(
    document.body,
    bringing(jsonFile({ budgetName: "Festa", data: budget })),
  );
  expect(stays).toBe(false);
  expect(screen.queryByText(HINT)).toBeNull();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]!.text).toBe(
    "Orçamento importado com sucesso! Arquivo: festa.json",
  );
  expect(store.event.fields.guests).toBe(150);
  expect(backups()).toBe(1);
  expect(imported).toBe(1);
  act(() => notices[0]!.action!.run());
  expect(store.event.fields.guests).toBe(100);
});

test.each([
  ["no JSON", [jsonFile("{")], /^Arquivo JSON inválido\. Verifique/],
  ["no budget", [jsonFile("[1]")], "Arquivo não contém dados válidos"],
  [
    "two files",
    [jsonFile(budget), jsonFile(budget, "outra.json")],
    "Solte um arquivo de cada vez. Nenhum foi aberto.",
  ],
  [
    "another kind of file",
    [new File(["%PDF"], "festa.pdf", { type: "application/pdf" })],
    "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.",
  ],
  [
    "a folder",
    [new File([], "festas")],
    "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.",
  ],
] as const)(
  "%s: refused, nothing changes, and the browser stays",
  async (_, files, text) => {
    const { store, notices, backups } = renderWithAppState(<DropToImport />);
    const before = store.revision;
    expect(fireEvent.drop(document.body, bringing(...files))).toBe(false);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      text: typeof text === "string" ? text : expect.stringMatching(text),
      tone: "error",
    });
    expect(store.revision).toBe(before);
    expect(backups()).toBe(0);
  },
);

test.each(["a dialog is open", "another tab has the budget"])(
  "while %s no file is taken, and the browser still stays",
  (why) => {
    const dialog = why === "a dialog is open";
    const { store, notices, setDraft } = renderWithAppState(
      <>
        <DropToImport />
        {dialog && <dialog open>Deseja Excluir?</dialog>}
      </>,
    );
    if (!dialog) setDraft({ paused: true });
    const before = store.revision;
    expect(fireEvent.dragOver(document.body, bringing())).toBe(false);
    expect(screen.queryByText(HINT)).toBeNull();
    expect(fireEvent.drop(document.body, bringing(jsonFile(budget)))).toBe(
      false,
    );
    expect(notices).toEqual([]);
    expect(store.revision).toBe(before);
  },
);

test("text dragged from one field to another is the browser's", () => {
  renderWithAppState(<DropToImport />);
  const text = { dataTransfer: { types: ["text/plain"], files: [] } };
  expect(fireEvent.dragOver(document.body, text)).toBe(true);
  expect(fireEvent.drop(document.body, text)).toBe(true);
  expect(screen.queryByText(HINT)).toBeNull();
});
