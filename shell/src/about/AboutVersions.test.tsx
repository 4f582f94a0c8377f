import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ApiClient } from "shared-contracts/client/api-client";
import { trustKeysOf } from "../remotes/signed-list.ts";
import { AboutVersions } from "./AboutVersions.tsx";

const release = {
  version: "2.3.0",
  build: "9f3c2ab",
  base: "/mf-billing/",
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
};

function answer(ok: boolean, remotes: object) {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok,
      json: () => Promise.resolve({ schema: 1, remotes }),
    })) as unknown as typeof fetch;
}

function show(health: Promise<object> = Promise.resolve({ ok: true })) {
  const user = userEvent.setup();
  const client = { call: () => health } as unknown as ApiClient;
  render(
    <AboutVersions
      client={client}
      userId="1"
      shellSince="2026-11-18T14:02:00"
    />,
  );
  return user;
}

const RULES = [
  "Regras desta página0a1b2c3d4e5f",
  "Regras do servidorindisponível",
];

beforeEach(() => {
  localStorage.clear();
  trustKeysOf(Promise.resolve({}));
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("lists the version and start of the shell and each remote by their display names", async () => {
  answer(true, {
    "mf-billing": { live: release, since: "2026-11-12T11:45:00" },
    "mf-b2b": { live: 1 },
  });
  show();
  await screen.findByText("Planos");
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    "Base1.0.0no ar desde 18/11/2026, 14:02",
    "Recebidosindisponível",
    "Planos2.3.0no ar desde 12/11/2026, 11:45",
    ...RULES,
  ]);
});

test("copies them", async () => {
  answer(true, { "mf-billing": { live: release } });
  const user = show();
  await screen.findByText("Planos");
  await user.click(screen.getByRole("button", { name: "Copiar versões" }));
  expect(await screen.findByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(
    "Planos 2.3.0 9f3c2ab (mf-billing)",
  );
});

test("shows that the browser refuses to copy", async () => {
  answer(true, {});
  const user = show();
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copiar versões" }));
  expect(await screen.findByText(/não deixou copiar/)).toBeVisible();
});

test("the shell shows its version also without a list", async () => {
  answer(false, {});
  show();
  expect(await screen.findByText("Base")).toBeVisible();
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines.slice(1)).toEqual(RULES);
});

test("shows by which rules this page and the API price [rules-are-one-copy]", async () => {
  answer(true, {});
  show(Promise.resolve({ ok: true, rulesHash: "ffffffffffff" }));
  expect(await screen.findByText("ffffffffffff")).toBeVisible();
  expect(screen.getByText("0a1b2c3d4e5f")).toBeVisible();
});

test("without an answer of the API its rules are unknown", async () => {
  answer(true, {});
  show(Promise.reject(new Error("offline")));
  expect(await screen.findByText("Regras do servidor")).toBeVisible();
  expect(screen.getByText("indisponível")).toBeVisible();
});
