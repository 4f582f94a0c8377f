import { jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { QueryClient } from "shared-contracts/platform/query";
import { memoryPage } from "shared-contracts/testing/memory-page";

// The federation runtime needs the host that the built page creates.
jest.unstable_mockModule("../remotes/prefetch-page.ts", () => ({
  prefetchPage: () => undefined,
}));
const { TopBar } = await import("./TopBar.tsx");

function show(call: () => Promise<unknown>) {
  const menu = {
    session: { userId: "1" },
    theme: { current: "light" },
    services: { client: { call }, queryClient: new QueryClient() },
  } as unknown as ComponentProps<typeof TopBar>;
  const element = <TopBar {...menu} />;
  render(memoryPage().inPage(element));
}

const open = () => userEvent.click(screen.getByLabelText("Abrir menu"));
const close = () => userEvent.click(screen.getByLabelText("Fechar menu"));

test("the drawer says whose account it is, anew each time it opens, and nothing is asked before", async () => {
  let name = "helena prado";
  let asked = 0;
  show(() => {
    asked++;
    return Promise.resolve({ name, email: "helena@serra.com.br" });
  });
  expect(asked).toBe(0);
  await open();
  expect(await screen.findByText("Helena Prado")).toBeInTheDocument();
  expect(screen.getByText("helena@serra.com.br")).toBeInTheDocument();
  await close();
  name = "helena lima";
  await open();
  expect(await screen.findByText("Helena Lima")).toBeInTheDocument();
});

test("without an answer the menu is still there", async () => {
  let asked = 0;
  show(() => {
    asked++;
    return Promise.reject(new Error("sem conexão com o servidor"));
  });
  await open();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByText("Meu Plano")).toBeInTheDocument();
});

test("the page behind the open drawer does not scroll", async () => {
  show(() => Promise.resolve({ name: "helena", email: "h@serra.com.br" }));
  const page = document.documentElement;
  await open();
  expect(page).toHaveAttribute("data-behind");
  await close();
  await waitFor(() => expect(page).not.toHaveAttribute("data-behind"));
});
