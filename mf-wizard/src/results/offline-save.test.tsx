import { act, screen, waitFor } from "@testing-library/react";
import {
  button,
  choice,
  drawResults,
  announced,
} from "./testing/draw-results.tsx";

/** The outbox of a browser that stores nothing. */
function withoutStorage({ services }: ReturnType<typeof drawResults>) {
  const { client, outbox } = services;
  outbox.save = async ({ name: nome, dados }) => {
    try {
      await client.call("health");
    } catch (error) {
      return { kind: "failed", error, wasSent: false };
    }
    const body = { nome, dados, totalFinal: 1 };
    const saved = await client.call("createBudget", { body });
    return { kind: "saved", saved, dados, created: true, isMerged: false };
  };
}

test("offline a save waits, and says so until it went by itself [saves-wait]", async () => {
  let online = false;
  const { user, calls, services, store } = drawResults({
    health: () => {
      if (!online)
        throw Object.assign(new Error("sem conexão"), { code: "UNAVAILABLE" });
      return { ok: true };
    },
  });
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await announced(
    "Erro de conectividade com o servidor. Verifique sua conexão. O salvamento vai sozinho quando voltar.",
  );
  expect(services.outbox.waiting).toMatchObject([{ name: "Festa do João" }]);
  expect(store.isQueued).toBe(true);
  online = true;
  await act(() => services.outbox.sendNow());
  expect(screen.queryByText(/vai sozinho/)).toBeNull();
  expect(store).toMatchObject({ editingBudgetId: 7, hasUnsavedChanges: false });
  expect(calls.filter(({ name }) => name === "createBudget")).toHaveLength(1);
});

test("offline without storage the draft is what there is; back online saving is offered", async () => {
  let online = false;
  const page = drawResults({
    health: () => {
      if (!online) throw new Error("sem conexão com o servidor");
      return { ok: true };
    },
  });
  const { user, calls } = page;
  withoutStorage(page);
  page.setDraft({ status: "saved" });
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Erro de conectividade com o servidor. Verifique sua conexão. Salvo neste aparelho às \d\d:\d\d\.$/,
  );
  online = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await user.click(button("Salvar agora"));
  await announced("Orçamento salvo com sucesso!");
  expect(calls.filter(({ name }) => name === "createBudget")).toHaveLength(1);
});

test("away from Results the offer is a notice; opening another budget withdraws it", async () => {
  const page = drawResults({
    health: () => {
      throw new Error("sem conexão com o servidor");
    },
  });
  const { user, calls, notices, store, unmount } = page;
  withoutStorage(page);
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await screen.findByRole("alert");
  unmount();
  window.dispatchEvent(new Event("online"));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ action: { label: "Salvar agora" } });
  notices[0]!.action!.run();
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(calls).toHaveLength(2);
  store.startNew();
  store.setName("Outra festa");
  notices[0]!.action!.run();
  window.dispatchEvent(new Event("online"));
  expect(notices).toHaveLength(2);
  expect(calls).toHaveLength(2);
});
