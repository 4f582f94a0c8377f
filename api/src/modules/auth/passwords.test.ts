import { hashPassword, passwordMatches } from "./passwords.ts";

test("only the password of the account matches", async () => {
  const kept = await hashPassword("segredo");
  expect(await passwordMatches("segredo", kept)).toBe(true);
  expect(await passwordMatches("Segredo", kept)).toBe(false);
});

test("without an account no password matches, not even the placeholder's", async () => {
  expect(await passwordMatches("no account has this password", undefined)).toBe(
    false,
  );
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("a")).not.toBe(await hashPassword("a"));
});

test("a hash is argon2id with OWASP's settings", async () => {
  expect(await hashPassword("a")).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});
