import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

function show(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      title="Deseja Excluir?"
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      Filé mignon
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

test("asks with the safe answer focused", async () => {
  const { onConfirm, onCancel } = show();
  expect(screen.getByRole("alertdialog")).toHaveAccessibleName(
    "Deseja Excluir?",
  );
  expect(screen.getByRole("button", { name: "Cancelar" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test("confirms only when its button is pressed; Esc cancels", async () => {
  const { onConfirm, onCancel } = show();
  await userEvent.click(screen.getByRole("button", { name: "Excluir" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test("while busy nothing can be pressed and the words say why", async () => {
  const { onConfirm, onCancel } = show({ busy: true });
  await userEvent.click(screen.getByRole("button", { name: "Excluindo..." }));
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await userEvent.keyboard("{Escape}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test("says why it failed", () => {
  show({ error: "Erro ao excluir orçamento" });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Erro ao excluir orçamento",
  );
});
