import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { DeclaredPage } from "shared-contracts/federation/declared-page";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import {
  QueryClient,
  QueryClientProvider,
} from "shared-contracts/platform/query";
import { createNotifier } from "shared-ui/toast/createNotifier";
import type { AppParts } from "./budget-parts.ts";
import type { openPage as OpenPage } from "./remotes/open-release.ts";
import { trustKeysOf } from "./remotes/signed-list.ts";

// The federation runtime needs the host that the built page creates.
const openPage = jest.fn<typeof OpenPage>();
jest.unstable_mockModule("./remotes/open-release.ts", () => ({ openPage }));
jest.unstable_mockModule("./auth/load-login-page.ts", () => ({
  loadLoginPage: () => Promise.resolve(() => <h1>Entrar</h1>),
}));
const { readRegistry } = await import("./remotes/registry.ts");
const { declaredPagesWhen, routeObjects } = await import("./route-objects.tsx");
const { MainLayout } = await import("./layout/MainLayout.tsx");
const { StandaloneLayout } = await import("./layout/StandaloneLayout.tsx");
const { routeTable, showDeclaredPages } = await import("./route-table.ts");

const tasting: DeclaredPage = {
  path: "/areas/tasting",
  page: "tasting",
  title: "Degustação",
  access: "session",
  menu: { label: "Degustações", icon: "utensils" },
};

const release = (declaredPages: unknown[]): RemoteRelease => ({
  version: "1.0.0",
  build: "abc",
  base: "/mf-tasting/1.0.0-abc/",
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
  declaredPages,
});

/** The list of a deployment in which these remotes declare these pages; a rejection is a list that does not come. */
let list: () => Promise<unknown>;
const published = (pages: Readonly<Record<string, unknown[]>>) => async () => ({
  schema: 1,
  remotes: Object.fromEntries(
    Object.entries(pages).map(([remote, declared]) => [
      remote,
      { live: release(declared) },
    ]),
  ),
});

beforeEach(() => {
  trustKeysOf(Promise.resolve({}));
  globalThis.fetch = (async () => ({
    ok: true,
    json: () => list(),
  })) as unknown as typeof fetch;
  openPage.mockImplementation(async (name, { version }) => ({
    module: {
      name,
      version,
      contracts: { core: "1.0.0" },
      pages: {},
      Layout: ({ children }) => children,
    },
    Page: () => <h1>Página de {name}</h1>,
  }));
});
afterEach(() => {
  localStorage.clear();
  act(() => routeTable.show([]));
  jest.restoreAllMocks();
});

/** Opens the shell at an address, as bootstrap.tsx does. */
async function open(
  path: string,
  { isSignedIn = true, reason = null as string | null } = {},
) {
  const session = { isSignedIn, userId: isSignedIn ? "1" : "anonymous" };
  const parts = {
    session,
    services: { session },
    client: { call: () => Promise.reject(new Error("sem resposta")) },
    planGate: { reason, startTrial: () => Promise.resolve(null) },
    theme: { current: "light" },
    outbox: { count: 0, state: { sent: [] }, shown: null },
    draft: { ready: true },
    notifier: createNotifier(),
  } as unknown as AppParts;
  const patchRoutesOnNavigation = declaredPagesWhen(
    showDeclaredPages(readRegistry()),
  );
  const loadFrames = async () => ({
    outbox: parts.outbox,
    WithMenu: () => <MainLayout {...parts} />,
    Standalone: () => <StandaloneLayout {...parts} />,
  });
  const router = createMemoryRouter(routeObjects({ ...parts, loadFrames }), {
    initialEntries: [path],
    patchRoutesOnNavigation,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

test("a page that a new remote declares is at its address and in the menu, without a row of the shell", async () => {
  list = published({ "mf-tasting": [tasting] });
  const router = await open("/security");
  const [link] = await screen.findAllByRole("link", { name: "Degustações" });
  await userEvent.click(link!);
  expect(await screen.findByText("Página de mf-tasting")).toBeVisible();
  expect(router.state.location.pathname).toBe("/areas/tasting");
  expect(document.title).toContain("Degustação");
});

test("it is the first page of somebody who opens its address", async () => {
  list = published({ "mf-tasting": [tasting] });
  await open("/areas/tasting");
  expect(await screen.findByText("Página de mf-tasting")).toBeVisible();
});

test("the plan gate covers it", async () => {
  list = published({ "mf-tasting": [tasting] });
  await open("/areas/tasting", { reason: "expired" });
  expect(await screen.findByRole("alertdialog")).toHaveTextContent(
    "Seu plano expirou",
  );
});

test("a visitor is sent to /login, to come back", async () => {
  list = published({ "mf-tasting": [tasting] });
  const router = await open("/areas/tasting", { isSignedIn: false });
  expect(await screen.findByText("Entrar")).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: "/login",
    state: { from: "/areas/tasting" },
  });
});

test("a page that the policy refuses is dropped by name, and the others work", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  list = published({
    "mf-billing": [{ ...tasting, path: "/security" }],
    "mf-tasting": [
      { ...tasting, path: "/login", menu: undefined },
      { ...tasting, path: "/areas/tasting/livre", withoutPlan: true },
      tasting,
    ],
  });
  await open("/areas/tasting");
  expect(await screen.findByText("Página de mf-tasting")).toBeVisible();
  expect(routeTable.declared.map(({ path }) => path)).toEqual([
    "/areas/tasting",
  ]);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    "mf-billing 1.0.0, page refused: /security is not an address of mf-billing",
    "mf-tasting 1.0.0, page refused: /login is not an address of mf-tasting",
    "mf-tasting 1.0.0, page refused: /areas/tasting/livre may not be open without a plan",
  ]);
});

test("an address that nobody declares is no page", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  list = published({ "mf-tasting": [tasting] });
  await open("/areas/venue");
  expect(await screen.findByRole("alert")).toHaveTextContent("404 Not Found");
});

test("without today's list it is that of the last one", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  list = published({ "mf-tasting": [tasting] });
  await readRegistry();
  list = () => Promise.reject(new Error("no network"));
  await open("/areas/tasting");
  expect(await screen.findByText("Página de mf-tasting")).toBeVisible();
});
