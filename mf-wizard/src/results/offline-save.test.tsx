import { act, screen, waitFor } from "@testing-library/react";
import {
  button,
  choice,
  drawResults,
  announced,
} from "./testing/draw-results.tsx";

test("offline the draft is what there is; back online saving is offered", async () => {
  let online = false;
  const page = drawResults({
    health: () => {
      if (!online) throw new Error("sem conexão com o servidor");
      return { ok: true };
    },
  });
  const { user, calls } = page;
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
