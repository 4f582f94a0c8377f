import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog, type CloseReason, type DialogProps } from "./Dialog.tsx";

function show(props: Partial<DialogProps> = {}) {
  const reasons: CloseReason[] = [];
  function Owner() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        <Dialog
          title="Como deseja salvar?"
          {...props}
          open={open}
          onClose={(reason) => {
            reasons.push(reason);
            setOpen(false);
          }}
        >
          {props.children ?? <input aria-label="Nome" />}
        </Dialog>
      </>
    );
  }
  render(<Owner />);
  return { reasons, opener: screen.getByText("Abrir") };
}

test("opens named by its title, with the focus in its body", async () => {
  const { opener } = show();
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(opener);
  expect(screen.getByRole("dialog")).toHaveAccessibleName(
    "Como deseja salvar?",
  );
  expect(screen.getByLabelText("Nome")).toHaveFocus();
});

test("what its line under the title says is announced with it", async () => {
  const { opener } = show({ description: "O orçamento fica na sua conta." });
  await userEvent.click(opener);
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
    "O orçamento fica na sua conta.",
  );
});

test("the page's title has the focus where the opener went away with the dialog", async () => {
  function Owner() {
    const [rows, setRows] = useState(["Festa"]);
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1 tabIndex={-1}>Orçamentos</h1>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setOpen(true)}>
            Excluir {row}
          </button>
        ))}
        <Dialog open={open} title="Deseja Excluir?">
          <button
            type="button"
            onClick={() => {
              setRows([]);
              setOpen(false);
            }}
          >
            Sim
          </button>
        </Dialog>
      </>
    );
  }
  render(<Owner />);
  await userEvent.click(screen.getByText("Excluir Festa"));
  await userEvent.click(screen.getByText("Sim"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("the focus goes where it is asked to", async () => {
  const { opener } = show({ footer: <button data-autofocus>Entendi</button> });
  await userEvent.click(opener);
  expect(screen.getByText("Entendi")).toHaveFocus();
});

test("Esc closes it and gives the focus back", async () => {
  const { opener, reasons } = show();
  await userEvent.click(opener);
  await userEvent.keyboard("{Escape}");
  expect(reasons).toEqual(["escape"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
});

test("the cross closes it", async () => {
  const { opener, reasons } = show();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
  expect(reasons).toEqual(["close"]);
});

test("a press on the backdrop closes it; one dragged out of a field does not", async () => {
  const { opener, reasons } = show();
  await userEvent.click(opener);
  const dialog = screen.getByRole("dialog");
  fireEvent.pointerDown(screen.getByLabelText("Nome"));
  fireEvent.click(dialog);
  expect(reasons).toEqual([]);
  await userEvent.click(dialog);
  expect(reasons).toEqual(["backdrop"]);
});

test("what may not be dismissed stays", async () => {
  const { opener, reasons } = show({ dismissable: false });
  await userEvent.click(opener);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("dialog"));
  fireEvent(
    screen.getByRole("dialog"),
    new Event("cancel", { cancelable: true }),
  );
  expect(reasons).toEqual([]);
  expect(screen.getByRole("button", { name: "Fechar" })).toBeDisabled();
});

test("what a browser closes by force comes back when it may not be dismissed", async () => {
  const { opener } = show({ dismissable: false });
  await userEvent.click(opener);
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  const again = jest.spyOn(dialog, "showModal");
  dialog.close();
  expect(again).toHaveBeenCalledTimes(1);
});

test("a field it was opened over keeps its caret", async () => {
  const field = (open: boolean) => (
    <>
      <input aria-label="Cliente" defaultValue="helena prado" />
      <Dialog open={open} title="Você precisa de um plano" />
    </>
  );
  const { rerender } = render(field(false));
  const client = screen.getByLabelText<HTMLInputElement>("Cliente");
  client.focus();
  client.setSelectionRange(3, 5);
  rerender(field(true));
  client.setSelectionRange(0, 0);
  rerender(field(false));
  expect(client).toHaveFocus();
  expect([client.selectionStart, client.selectionEnd]).toEqual([3, 5]);
});

test("the page behind does not scroll until the last dialog over it is closed", () => {
  const dialogs = (...open: string[]) =>
    ["Salvar", "Substituir"].map((title) => (
      <Dialog key={title} open={open.includes(title)} title={title} />
    ));
  const page = document.documentElement;
  const { rerender, unmount } = render(dialogs("Salvar"));
  expect(page).toHaveAttribute("data-behind");
  rerender(dialogs("Salvar", "Substituir"));
  rerender(dialogs("Substituir"));
  expect(page).toHaveAttribute("data-behind");
  rerender(dialogs());
  expect(page).not.toHaveAttribute("data-behind");
  rerender(dialogs("Salvar"));
  unmount();
  expect(page).not.toHaveAttribute("data-behind");
});
