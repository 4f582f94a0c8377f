import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { ListsCard } from "./ListsCard.tsx";

test("a list stands in the page while the browser prints it, and names the file", async () => {
  const { user, store } = renderWithAppState(<ListsCard />);
  act(() => {
    store.setName("Festa da Carla");
    store.event.setField("eventDate", "2026-12-12");
    store.event.setField("eventTime", "19:00");
    store.event.setField("eventLocation", "Espaço Jatobá");
  });
  document.title = "Banquete";
  let seen = "";
  window.print = jest.fn(() => {
    seen = `${document.title}: ${document.body.textContent}`;
  });
  await user.click(
    screen.getByRole("button", { name: "Imprimir lista: Cozinha" }),
  );
  expect(seen).toMatch(/^Lista da cozinha: /);
  expect(seen).toContain(
    "Festa da Carla12/12/2026, 19:00Espaço Jatobá100 convidados16 na equipe + 24 sem custo",
  );
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("table")).toBeNull();
  expect(document.title).toBe("Banquete");
});
