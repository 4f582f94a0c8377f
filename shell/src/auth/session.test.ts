import { jest } from "@jest/globals";
import { Session } from "./session.ts";

const token = (payload: object) =>
  `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
const ANA = token({ sub: "ana" });
const BIA = token({ sub: "bia" });

beforeEach(() => localStorage.clear());

/** A page of this browser. By default, a reload fails the test. */
function openPage(
  startAnew = (): void => {
    throw new Error("the page may not start anew");
  },
) {
  return new Session(localStorage, startAnew);
}

test("signing in keeps the token for the next start", () => {
  expect(openPage().signIn(ANA)).toBe(true);
  const next = openPage();
  expect(next.isSignedIn).toBe(true);
  expect(next.userId).toBe("ana");
});

test("signing out forgets the token and shows the reason once", () => {
  const session = openPage();
  session.signIn(ANA);
  session.signOut("Sua sessão terminou.");
  expect(localStorage).toHaveLength(0);
  expect(session.endedBecause).toBe("Sua sessão terminou.");
  session.forgetReason();
  expect(session.endedBecause).toBeNull();
});

test("leaving ends the session on the server too, a refused token does not [sessions-are-rows]", () => {
  const revoked: string[] = [];
  const session = new Session(localStorage, undefined, (ended) =>
    revoked.push(ended),
  );
  session.signIn(ANA);
  session.leave();
  expect(session.isSignedIn).toBe(false);
  session.leave();
  expect(revoked).toEqual([ANA]);
  session.signIn(ANA);
  session.expire();
  expect(revoked).toEqual([ANA]);
});

test.each([
  ["no token", null],
  ["an unreadable token", "nonsense"],
  ["a token without a subject", token({})],
])("with %s the user is anonymous", (_, stored) => {
  if (stored !== null) localStorage.setItem("auth_token", stored);
  expect(openPage().userId).toBe("anonymous");
});

test("the same user signs in again in the same page; for another it reloads and shows no data until then [nothing-crosses-users]", () => {
  const startAnew = jest.fn();
  const session = openPage(startAnew);
  session.signIn(ANA);
  session.signOut();
  expect(session.signIn(ANA)).toBe(true);
  session.signOut();
  expect(session.signIn(BIA)).toBe(false);
  expect(startAnew).toHaveBeenCalledTimes(1);
  expect(session.isSignedIn).toBe(false);
  expect(openPage().userId).toBe("bia");
});

describe("a refused token", () => {
  test("ends the session with a line about the draft [refused-token-keeps-the-draft]", () => {
    const session = openPage();
    session.signIn(ANA);
    session.expire();
    expect(session.isSignedIn).toBe(false);
    expect(session.endedBecause).toMatch(/^Sua sessão terminou\. .* rascunho/);
  });

  test("shows the expected reason, also after a reload, and only for that session", () => {
    openPage().signIn(ANA);
    openPage().expectEnd("Sua senha pode ter sido alterada.");
    const reloaded = openPage();
    reloaded.expire();
    expect(reloaded.endedBecause).toBe("Sua senha pode ter sido alterada.");
    reloaded.signIn(ANA);
    reloaded.expire();
    expect(reloaded.endedBecause).toMatch(/^Sua sessão terminou/);
  });

  test("shows the usual reason after the expectation is withdrawn", () => {
    const session = openPage();
    session.signIn(ANA);
    session.expectEnd("Sua senha pode ter sido alterada.");
    session.expectEnd(null);
    session.expire();
    expect(session.endedBecause).toMatch(/^Sua sessão terminou/);
  });

  test("gives way to a newer one of another tab", () => {
    const session = openPage();
    session.signIn(ANA);
    const newer = token({ sub: "ana", iat: 2 });
    localStorage.setItem("auth_token", newer);
    session.expire();
    expect(session.token).toBe(newer);
    expect(localStorage.getItem("auth_token")).toBe(newer);
  });
});

test("a block is forgotten by signing out, and by signing in", () => {
  const session = openPage();
  session.signIn(ANA);
  session.block();
  session.signOut();
  expect(session.isBlocked).toBe(false);
  session.block();
  session.signIn(ANA);
  expect(session.isBlocked).toBe(false);
});
