import { Session } from "./session.ts";

const token = (payload: object) =>
  `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;

beforeEach(() => localStorage.clear());

test("signing in keeps the token for the next start", () => {
  new Session(localStorage).signIn(token({ sub: "ana" }));
  const next = new Session(localStorage);
  expect(next.isSignedIn).toBe(true);
  expect(next.userId).toBe("ana");
});

test("signing out forgets the token and tells why once", () => {
  const session = new Session(localStorage);
  session.signIn(token({ sub: "ana" }));
  session.signOut("Sua sessão terminou.");
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(session.endedBecause).toBe("Sua sessão terminou.");
  session.forgetReason();
  expect(session.endedBecause).toBeNull();
});

test.each([
  ["no token", null],
  ["an unreadable token", "nonsense"],
  ["a token without a subject", token({})],
])("with %s the user is anonymous", (_, stored) => {
  if (stored !== null) localStorage.setItem("auth_token", stored);
  expect(new Session(localStorage).userId).toBe("anonymous");
});
