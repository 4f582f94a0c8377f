import { jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import {
  QueryClient,
  QueryClientProvider,
} from "shared-contracts/platform/query";
import { memoryPage } from "shared-contracts/testing/memory-page";

// The federation runtime needs the host that the built page creates.
jest.unstable_mockModule("../remotes/prefetch-page.ts", () => ({
  prefetchPage: () => undefined,
}));
const { TopBar } = await import("./TopBar.tsx");

function show(call: () => Promise<unknown>) {
  const menu = {
    session: { userId: "1" },
    outbox: { count: 0, state: { sent: [] } },
    theme: { current: "light" },
    client: { call },
    newRequests: 0,
  } as unknown as ComponentProps<typeof TopBar>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      {memoryPage().inPage(<TopBar {...menu} />)}
    </QueryClientProvider>,
  );
}

const open = () => userEvent.click(screen.getByLabelText("Abrir menu"));
const close = () => userEvent.click(screen.getByLabelText("Fechar menu"));

test("the drawer shows the account, loaded each time it opens and not before", async () => {
  let name = "helena prado";
  let calls = 0;
  show(() => {
    calls++;
    return Promise.resolve({ name, email: "helena@serra.com.br" });
  });
  expect(calls).toBe(0);
  await open();
  expect(await screen.findByText("Helena Prado")).toBeInTheDocument();
  expect(screen.getByText("helena@serra.com.br")).toBeInTheDocument();
  await close();
  name = "helena lima";
  await open();
  expect(await screen.findByText("Helena Lima")).toBeInTheDocument();
});

test("without an answer the menu is still there", async () => {
  let calls = 0;
  show(() => {
    calls++;
    return Promise.reject(new Error("sem conexão com o servidor"));
  });
  await open();
  await waitFor(() => expect(calls).toBe(1));
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
