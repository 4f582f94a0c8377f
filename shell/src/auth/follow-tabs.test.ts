import { jest } from "@jest/globals";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { BrowserStorage } from "../browser-storage.ts";
import { Theme } from "../theme/theme.ts";
import { followTabs } from "./follow-tabs.ts";
import { Session } from "./session.ts";

const tokenOf = (sub: string) =>
  `x.${Buffer.from(JSON.stringify({ sub })).toString("base64url")}.x`;

/** Tabs of one browser: each gets the others' storage events, in order. */
function openBrowser() {
  const kept = new Map<string, string>();
  const pages: EventTarget[] = [];

  function openTab() {
    const page = new EventTarget();
    const tell = (key: string, newValue: string | null) => {
      for (const other of pages)
        if (other !== page)
          other.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    };
    const storage: BrowserStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, text) {
        kept.set(key, text);
        tell(key, text);
      },
      removeItem(key) {
        if (kept.delete(key)) tell(key, null);
      },
    };
    const startAnew = jest.fn();
    const session = new Session(storage, startAnew);
    const client = { call: () => Promise.resolve({}) } as unknown as ApiClient;
    const theme = new Theme(storage, client);
    followTabs(page, { session, theme });
    pages.push(page);
    return { page, session, theme, startAnew };
  }

  return { openTab, kept };
}

function openTwo() {
  const browser = openBrowser();
  const here = browser.openTab();
  const there = browser.openTab();
  here.session.signIn(tokenOf("ana"));
  return {
    ...browser,
    here: here.session,
    there: there.session,
    tabs: [here, there] as const,
  };
}

test("signing in and out reaches every tab, with a notice [session-spans-tabs]", () => {
  const { here, there } = openTwo();
  expect(there.userId).toBe("ana");
  here.signOut();
  expect(here.endedBecause).toBeNull();
  expect(there.isSignedIn).toBe(false);
  expect(there.endedBecause).toBe("Você saiu em outra aba.");
  here.signIn(tokenOf("ana"));
  expect(there.isSignedIn).toBe(true);
  expect(there.endedBecause).toBeNull();
});

test("why a session ended is the same in every tab", () => {
  const { here, there, kept } = openTwo();
  here.expire();
  expect(there.endedBecause).toMatch(/^Sua sessão terminou/);
  expect(there.endedBecause).toBe(here.endedBecause);
  here.signIn(tokenOf("ana"));
  there.signOut("Senha alterada. Entre com a nova.");
  expect(here.endedBecause).toBe("Senha alterada. Entre com a nova.");
  expect([...kept.keys()]).toEqual([]);
});

test("another user in one tab: the other shows no data and reloads", () => {
  const { here, tabs } = openTwo();
  here.signOut();
  here.signIn(tokenOf("bia"));
  const [, other] = tabs;
  expect(other.startAnew).toHaveBeenCalledTimes(1);
  expect(other.session.userId).toBe("anonymous");
});

test("a block shows in every tab, and each must be acknowledged", () => {
  const { here, there } = openTwo();
  here.block();
  expect(there.isBlocked).toBe(true);
  here.signOut();
  expect(there.isSignedIn).toBe(false);
  expect(there.isBlocked).toBe(true);
  there.signOut();
  expect(there.isBlocked).toBe(false);
  expect(there.endedBecause).toBeNull();
});

test("a block concerns its user alone", () => {
  const { there, tabs } = openTwo();
  const [{ page }] = tabs;
  for (const newValue of [
    `{"userId":"bia","blocked":true}`,
    `{"userId":"ana","blocked":1}`,
    `{"userId":"ana","ended":{}}`,
    "[]",
    "{",
    null,
  ])
    page.dispatchEvent(
      new StorageEvent("storage", { key: "auth_news", newValue }),
    );
  expect(there.isBlocked).toBe(false);
});

test("a theme reaches the tabs of its user", async () => {
  const { tabs } = openTwo();
  const [{ theme: here }, { theme: there }] = tabs;
  await here.useThemeOf("ana");
  await there.useThemeOf("ana");
  here.toggle();
  expect(there.current).toBe("dark");
  await there.useThemeOf("bia");
  here.toggle();
  here.toggle();
  expect(there.current).toBe("light");
});

test("a page that was kept while it was left catches up", () => {
  const { openTab, kept } = openBrowser();
  const { page, session } = openTab();
  session.signIn(tokenOf("ana"));
  kept.clear();
  page.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(session.isSignedIn).toBe(true);
  page.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(session.isSignedIn).toBe(false);
});
