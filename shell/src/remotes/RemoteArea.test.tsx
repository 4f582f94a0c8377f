import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import type {
  RemoteLayoutProps,
  RemoteModule,
} from "shared-contracts/federation/remote-module";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import {
  createMemoryRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import { RemoteError } from "./remote-error.ts";

const loadRemoteModule = jest.fn<(remote: string) => Promise<RemoteModule>>();
jest.unstable_mockModule("./load-remote.ts", () => ({
  loadRemoteModule,
  forgetRemoteModule: jest.fn(),
}));
const { RemoteArea } = await import("./RemoteArea.tsx");

const layoutMounted = jest.fn();

function Layout({ page, children }: RemoteLayoutProps) {
  useEffect(() => void layoutMounted(), []);
  return <div data-testid={`layout of ${page}`}>{children}</div>;
}

function remoteWith(pages: RemoteModule["pages"]): RemoteModule {
  return {
    name: "mf-example",
    version: "1.2.3",
    contract: "1.0.0",
    pages,
    Layout,
  };
}

function area(page: string, held = false) {
  return (
    <RemoteArea
      remote="mf-example"
      page={page}
      title="Exemplo"
      services={{} as ShellServices}
      held={held}
    />
  );
}

function renderArea(page: string) {
  const show = (element: React.ReactNode) => (
    <RouterProvider router={createMemoryRouter([{ path: "*", element }], {})} />
  );
  return render(show(area(page)));
}

beforeEach(() => {
  loadRemoteModule.mockReset();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

test("the heading is there before the remote", () => {
  loadRemoteModule.mockReturnValue(new Promise(() => undefined));
  renderArea("one");
  expect(screen.getByRole("heading", { name: "Exemplo" })).toBeVisible();
});

test("a page is drawn inside its remote's layout", async () => {
  loadRemoteModule.mockResolvedValue(
    remoteWith({ one: () => Promise.resolve(() => <p>Página um</p>) }),
  );
  renderArea("one");
  expect(await screen.findByText("Página um")).toBeVisible();
  expect(screen.getByTestId("layout of one")).toBeVisible();
});

test("a page that is held loads, and is drawn when it may be", async () => {
  loadRemoteModule.mockResolvedValue(
    remoteWith({ one: () => Promise.resolve(() => <p>Página um</p>) }),
  );
  const { rerender } = render(area("one", true));
  await act(() => Promise.resolve());
  expect(loadRemoteModule).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Página um")).toBeNull();
  rerender(area("one"));
  expect(await screen.findByText("Página um")).toBeVisible();
  expect(loadRemoteModule).toHaveBeenCalledTimes(1);
});

test("a remote stays mounted between its pages", async () => {
  loadRemoteModule.mockResolvedValue(
    remoteWith({
      one: () => Promise.resolve(() => <p>Página um</p>),
      two: () => Promise.resolve(() => <p>Página dois</p>),
    }),
  );
  const { rerender } = render(area("one"));
  await screen.findByText("Página um");
  layoutMounted.mockClear();
  rerender(area("two"));
  await screen.findByText("Página dois");
  expect(layoutMounted).not.toHaveBeenCalled();
});

test("a remote that does not open says why, and opens at a retry without reload", async () => {
  loadRemoteModule.mockRejectedValueOnce(
    new RemoteError("mf-example", "1.2.3", "HTTP 404"),
  );
  loadRemoteModule.mockResolvedValue(
    remoteWith({ one: () => Promise.resolve(() => <p>Página um</p>) }),
  );
  renderArea("one");
  expect(await screen.findByText("Esta área não abriu")).toBeVisible();
  expect(screen.getByText("mf-example 1.2.3, HTTP 404")).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Tentar novamente" }),
  );
  expect(await screen.findByText("Página um")).toBeVisible();
});

test("a page that throws fails alone and can be tried again", async () => {
  let broken = true;
  function Page() {
    if (broken) throw new Error("boom");
    return <p>Página um</p>;
  }
  loadRemoteModule.mockResolvedValue(
    remoteWith({ one: () => Promise.resolve(Page) }),
  );
  renderArea("one");
  expect(await screen.findByText("Esta área não abriu")).toBeVisible();
  broken = false;
  await userEvent.click(
    screen.getByRole("button", { name: "Tentar novamente" }),
  );
  expect(await screen.findByText("Página um")).toBeVisible();
});

test("a page the remote does not have is a failure of its area", async () => {
  loadRemoteModule.mockResolvedValue(remoteWith({}));
  renderArea("one");
  expect(
    await screen.findByText('mf-example 1.2.3, sem a página "one"'),
  ).toBeVisible();
});
