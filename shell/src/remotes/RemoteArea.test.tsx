import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import type {
  RemoteLayoutProps,
  RemoteModule,
} from "shared-contracts/federation/remote-module";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { memoryPage } from "shared-contracts/testing/memory-page";
import type { openPage as OpenPage } from "./open-release.ts";
import { RemoteError } from "./remote-error.ts";
import { trustKeysOf } from "./signed-list.ts";

const openPage = jest.fn<typeof OpenPage>();
jest.unstable_mockModule("./open-release.ts", () => ({ openPage }));
const { RemoteArea } = await import("./RemoteArea.tsx");

// An opened remote stays open until the page closes, so each test has a different one.
let remote: string;
let count = 0;

const layoutMounted = jest.fn();

function Layout({ page, children }: RemoteLayoutProps) {
  useEffect(() => void layoutMounted(), []);
  return <div data-testid={`layout of ${page}`}>{children}</div>;
}

const release = (version: string) => ({
  version,
  build: "abc",
  base: `http://localhost/${remote}/${version}/`,
  entry: "remoteEntry.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
});

/** Publishes the remote, whose live release has these pages, and maybe the release before it. */
function publish(
  pages: RemoteModule["pages"],
  lastGood?: RemoteModule["pages"],
) {
  const line = {
    live: release("1.2.3"),
    ...(lastGood && { lastGood: release("1.2.2") }),
  };
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ schema: 1, remotes: { [remote]: line } }),
    })) as unknown as typeof fetch;
  openPage.mockImplementation(async (name, { version }, wanted) => {
    const served = version === "1.2.3" ? pages : lastGood!;
    const module: RemoteModule = {
      name,
      version,
      contracts: { core: "1.0.0" },
      pages: served,
      Layout,
    };
    const loadPage = served[wanted];
    if (!loadPage)
      throw new RemoteError(name, version, `sem a página "${wanted}"`);
    return { module, Page: await loadPage() };
  });
}

const page = (text: string) => () => Promise.resolve(() => <p>{text}</p>);

function area(name: string, held = false, userId = "1") {
  return (
    <RemoteArea
      remote={remote}
      page={name}
      title="Exemplo"
      userId={userId}
      services={{} as ShellServices}
      held={held}
    />
  );
}

/** The failure's way home is a link, which needs a router. */
function renderArea(name: string) {
  return render(memoryPage().inPage(area(name)));
}

const pressRetry = () =>
  userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));

beforeEach(() => {
  remote = `mf-example${count++}`;
  trustKeysOf(Promise.resolve({}));
  openPage.mockReset();
  layoutMounted.mockReset();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("the heading is there before the remote, and after 5 s that it is slow", async () => {
  jest.useFakeTimers();
  publish({ one: () => new Promise(() => undefined) });
  renderArea("one");
  expect(screen.getByRole("heading", { name: "Exemplo" })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(screen.queryByText(/demorando/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(/demorando/)).toBeVisible();
  jest.useRealTimers();
});

test("a page is drawn inside its remote's layout", async () => {
  publish({ one: page("Página um") });
  renderArea("one");
  expect(await screen.findByText("Página um")).toBeVisible();
  expect(screen.getByTestId("layout of one")).toBeVisible();
});

test("a page that is held loads, and is drawn when it may be", async () => {
  publish({ one: page("Página um") });
  const { rerender } = render(area("one", true));
  await act(() => Promise.resolve());
  expect(openPage).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Página um")).toBeNull();
  rerender(area("one"));
  expect(await screen.findByText("Página um")).toBeVisible();
  expect(openPage).toHaveBeenCalledTimes(1);
});

test("a remote stays mounted between its pages", async () => {
  publish({ one: page("Página um"), two: page("Página dois") });
  const { rerender } = render(area("one"));
  await screen.findByText("Página um");
  rerender(area("two"));
  await screen.findByText("Página dois");
  expect(layoutMounted).toHaveBeenCalledTimes(1);
});

test("a remote that does not open shows the reason, and opens at a retry without a reload [failure-stays-in-its-area]", async () => {
  publish({ one: page("Página um") });
  openPage.mockRejectedValueOnce(new RemoteError(remote, "1.2.3", "HTTP 404"));
  renderArea("one");
  expect(await screen.findByText("Esta área não abriu")).toBeVisible();
  expect(screen.getByText(`${remote} 1.2.3, HTTP 404`)).toBeVisible();
  await pressRetry();
  expect(await screen.findByText("Página um")).toBeVisible();
});

test("without a network an area that is not on the device says so, and opens once there is one", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  publish({ one: page("Página um") });
  openPage.mockRejectedValueOnce(
    new RemoteError(remote, "1.2.3", "sem resposta"),
  );
  renderArea("one");
  expect(await screen.findByText("Você está sem internet")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "ainda não está neste aparelho e abre quando a internet voltar.",
  );
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Página um")).toBeVisible();
});

/** A page that throws while `state.broken` is true. */
function fragile() {
  const state = { broken: true };
  const Page = () => {
    if (state.broken) throw new Error("boom");
    return <p>Página um</p>;
  };
  return { state, load: () => Promise.resolve(Page) };
}

test("a page that throws fails alone and can be tried again", async () => {
  const { state, load } = fragile();
  publish({ one: load });
  renderArea("one");
  expect(await screen.findByText("Esta área não abriu")).toBeVisible();
  expect(screen.getByText(`${remote} 1.2.3, falhou ao abrir`)).toBeVisible();
  await pressRetry();
  expect(await screen.findByText("Esta área não abriu")).toBeVisible();
  state.broken = false;
  await pressRetry();
  expect(await screen.findByText("Página um")).toBeVisible();
});

test("a page that throws is drawn by the last good release where there is one", async () => {
  publish({ one: fragile().load }, { one: page("Página de antes") });
  renderArea("one");
  expect(await screen.findByText("Página de antes")).toBeVisible();
  expect(screen.queryByText("Esta área não abriu")).toBeNull();
});

test("a page that throws in every release shows an error, and is not tried in a loop", async () => {
  publish({ one: fragile().load }, { one: fragile().load });
  renderArea("one");
  expect(
    await screen.findByText(`${remote} 1.2.3, falhou ao abrir`),
  ).toBeVisible();
  expect(openPage).toHaveBeenCalledTimes(2);
});

test("going to another page leaves a failure behind", async () => {
  publish({ one: fragile().load, two: page("Página dois") });
  const { inPage } = memoryPage();
  const show = (name: string) => inPage(area(name));
  const { rerender } = render(show("one"));
  await screen.findByText("Esta área não abriu");
  rerender(show("two"));
  expect(await screen.findByText("Página dois")).toBeVisible();
});

test("a page the remote does not have is a failure of its area", async () => {
  publish({});
  renderArea("one");
  expect(
    await screen.findByText(`${remote} 1.2.3, sem a página "one"`),
  ).toBeVisible();
});

test.each([
  ["anonymous", "continua funcionando."],
  ["1", "continua funcionando e seu rascunho está salvo."],
])("what still works of %s when an area fails", async (userId, text) => {
  publish({});
  render(memoryPage().inPage(area("one", false, userId)));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});
