import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { runInAction } from "shared-contracts/platform/state";
import { Session } from "../auth/session.ts";
import { safeStorage } from "../browser-storage.ts";
import { candidatesOf, liveReleases } from "../remotes/registry.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { mayHavePreview } from "./may-have-preview.ts";
import {
  examplePreview,
  publicPreviewKey,
  tokenOf,
} from "./signed-token.test-data.ts";
import { endPreview } from "./end-preview.ts";
import { takePreview } from "./take-preview.tsx";

const QUESTION = { name: "Abrir prévia de mf-example 2.0.0-abc?" };
const listed = "0193a5b2-0000-7000-8000-000000000001";
const everybody = { environment: "staging", keys: [publicPreviewKey] };
const previews = { ...everybody, accounts: [listed] };

const notify = jest.fn();
const reload = jest.fn();

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  notify.mockReset();
  reload.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  runInAction(() => (remotesInPage.preview = null));
});

function tokenFor(userId: string) {
  const claims = Buffer.from(JSON.stringify({ sub: userId }));
  return `header.${claims.toString("base64url")}.signature`;
}

/** Loads the page as an account, or signed out. */
function start(userId: string | null, config: typeof everybody = previews) {
  localStorage.clear();
  if (userId !== null) localStorage.setItem("auth_token", tokenFor(userId));
  runInAction(() => (remotesInPage.preview = null));
  const session = new Session(safeStorage(localStorage));
  const page = render(null);
  const root = { render: (node: ReactNode) => page.rerender(<>{node}</>) };
  const parts = { session, notifier: { notify } } as unknown as Parameters<
    typeof takePreview
  >[1];
  const taken = takePreview(config, parts, root, reload);
  return { session, taken };
}

const open = (token = tokenOf()) =>
  history.replaceState(null, "", `/my-plan?plan=1&previa#${token}`);

const releasesOf = async (remote: string, userId: string) => {
  const live = { ...examplePreview.release, version: "1.0.0" };
  const lines = new Map([
    ["mf-example", { live }],
    ["mf-other", { live }],
  ]);
  const found = await candidatesOf(remote, userId, { lines });
  return found.map(({ release, as }) => `${as} ${release.version}`);
};

test("a link asks first; then its remote comes from it, for the accounts listed alone [preview-asks-first]", async () => {
  open();
  expect(mayHavePreview()).toBe(true);
  const { taken } = start(listed);
  const dialog = await screen.findByRole("alertdialog", QUESTION);
  expect(dialog).toHaveTextContent(
    /^.*Esta versão não está publicada\. Ela abre só nesta aba, até \d.*, e o que você salvar fica na sua conta\./,
  );
  expect(location.href).toBe("http://localhost/my-plan?plan=1");
  expect(remotesInPage.preview).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Abrir prévia" }));
  await taken;
  expect(dialog).not.toBeInTheDocument();
  expect(await releasesOf("mf-example", listed)).toEqual(["preview 2.0.0"]);
  expect(await releasesOf("mf-example", "another")).toEqual(["live 1.0.0"]);
  expect(await releasesOf("mf-other", listed)).toEqual(["live 1.0.0"]);

  // A reload does not ask again.
  await start(listed).taken;
  expect(await releasesOf("mf-example", listed)).toEqual(["preview 2.0.0"]);
  // Another link does, and what was agreed to before is over.
  open(tokenOf({ ...examplePreview, until: Date.now() + 1e6 }));
  const again = start(listed);
  await screen.findByRole("alertdialog", QUESTION);
  expect(await releasesOf("mf-example", listed)).toEqual(["live 1.0.0"]);
  await userEvent.keyboard("{Escape}");
  await again.taken;
  expect(await releasesOf("mf-example", listed)).toEqual(["live 1.0.0"]);
  expect(mayHavePreview()).toBe(false);
});

test("an account that is not listed is told its id, and nothing opens", async () => {
  open();
  await start("another").taken;
  expect(notify).toHaveBeenCalledWith({
    text: "Esta conta não pode abrir prévias: another.",
    tone: "error",
  });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(await releasesOf("mf-example", "another")).toEqual(["live 1.0.0"]);
  expect(mayHavePreview()).toBe(false);
});

test("whoever is signed out is asked once they signed in, if their account is listed", async () => {
  open();
  const { session, taken } = start(null);
  await taken;
  expect(notify).toHaveBeenCalledWith({
    text: "Entre na sua conta para abrir a prévia de mf-example.",
    tone: "info",
  });
  expect(reload).not.toHaveBeenCalled();
  session.signIn(tokenFor(listed));
  expect(reload).toHaveBeenCalledTimes(1);
  start(listed);
  await screen.findByRole("alertdialog", QUESTION);
});

test("where no accounts are listed everybody may, also signed out", async () => {
  open();
  const { taken } = start(null, everybody);
  await userEvent.click(
    await screen.findByRole("button", { name: "Abrir prévia" }),
  );
  await taken;
  expect(await releasesOf("mf-example", "anonymous")).toEqual([
    "preview 2.0.0",
  ]);
});

test("after its end the published release is used again, and the user is told", async () => {
  const until = Date.now() + 60_000;
  open(tokenOf({ ...examplePreview, until }));
  const { taken } = start(listed);
  await userEvent.click(
    await screen.findByRole("button", { name: "Abrir prévia" }),
  );
  await taken;
  jest.spyOn(Date, "now").mockReturnValue(until);
  // Also in a tab that stays open.
  expect(await releasesOf("mf-example", listed)).toEqual(["live 1.0.0"]);
  await start(listed).taken;
  expect(notify).toHaveBeenCalledWith({
    text: "A prévia de mf-example terminou. O Banquete usa a versão publicada.",
    tone: "error",
  });
  expect(remotesInPage.preview).toBeNull();
  expect(mayHavePreview()).toBe(false);
  jest.restoreAllMocks();
});

test("'Sair da prévia' forgets it, and its pages are the page's only until then", async () => {
  open();
  const { taken } = start(listed);
  await userEvent.click(
    await screen.findByRole("button", { name: "Abrir prévia" }),
  );
  await taken;
  const versionOf = () =>
    liveReleases({ lines: new Map() }).get("mf-example")?.version;
  expect(versionOf()).toBe("2.0.0");
  endPreview();
  await start(listed).taken;
  expect(versionOf()).toBeUndefined();
});
