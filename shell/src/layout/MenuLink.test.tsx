import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import House from "lucide-react/icons/house";
import { memoryPage } from "shared-contracts/testing/memory-page";

const loadRemotePage = jest.fn(() => Promise.reject(new Error("sem resposta")));
jest.unstable_mockModule("../remotes/load-remote.ts", () => ({
  loadRemotePage,
}));
const { MenuLink } = await import("./MenuLink.tsx");

const menu = { label: "Início", icon: House };
const route = {
  path: "/",
  remote: "mf-wizard",
  page: "home",
  title: "Início",
  access: "session" as const,
  menu,
};

function show() {
  const element = <MenuLink route={route} menu={menu} userId="7" />;
  render(memoryPage().inPage(element));
  return screen.getByRole("link", { name: "Início" });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

test.each([
  ["the pointer", fireEvent.pointerEnter],
  ["the focus", fireEvent.focus],
])(
  "the page is loaded once %s rests on it, and its failure is nobody's",
  async (_, arrive) => {
    arrive(show());
    expect(loadRemotePage).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(80);
    expect(loadRemotePage).toHaveBeenCalledWith("mf-wizard", "home", "7");
  },
);

test.each([
  ["pointer", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["focus", fireEvent.focus, fireEvent.blur],
])("a %s passing by loads nothing", async (_, arrive, leave) => {
  const link = show();
  arrive(link);
  leave(link);
  await jest.advanceTimersByTimeAsync(1000);
  expect(loadRemotePage).not.toHaveBeenCalled();
});

test("nothing is prefetched for users who save data", async () => {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
  fireEvent.pointerEnter(show());
  await jest.advanceTimersByTimeAsync(1000);
  expect(loadRemotePage).not.toHaveBeenCalled();
});

test("a count is a badge that is read with the name, and none at 0", () => {
  const page = memoryPage();
  const link = (count: number) =>
    page.inPage(
      <MenuLink route={route} menu={menu} userId="7" count={count} />,
    );
  const { rerender } = render(link(120));
  expect(
    screen.getByRole("link", { name: "Início , pendentes: 120" }),
  ).toHaveTextContent("Início99+, pendentes: 120");
  rerender(link(0));
  expect(screen.getByRole("link", { name: "Início" })).toHaveTextContent(
    /^Início$/,
  );
});
