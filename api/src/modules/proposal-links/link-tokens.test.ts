import {
  createTestApp,
  createUser,
  TEST_SECRET,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { createLinkTokens, tokenHash } from "./link-tokens.ts";
import { sealAnew } from "./repository.ts";

const OTHER = "another secret for tests, long enough to sign with";

test("a token is opened by the secret that sealed it, and by no other", () => {
  const tokens = createLinkTokens([TEST_SECRET]);
  const { token, ...sealed } = tokens.make();
  expect(sealed.token_hash).toBe(tokenHash(token));
  expect(sealed.sealed.toString("latin1")).not.toContain(token);
  expect(tokens.open(sealed)).toBe(token);
  expect(createLinkTokens([OTHER, TEST_SECRET]).open(sealed)).toBe(token);
  expect(createLinkTokens([OTHER]).open(sealed)).toBeNull();
});

test("a replaced secret can go once its links are sealed anew; one that went earlier leaves links that can be exchanged", async () => {
  const first = await createTestApp();
  const { db } = first;
  const user = await createUser(first.app);
  await user.call("POST", "/orcamentos", sampleBody());
  const made = await user.call("POST", "/orcamentos/1/link");
  const { url } = made.json<{ url: string }>();
  const read = async (...secrets: string[]) => {
    const linkTokens = createLinkTokens(secrets);
    const { app } = await createTestApp({ db, linkTokens });
    const call = async (method: "GET" | "POST", path: string) => {
      const answer = await app.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${user.token}` },
      });
      return answer.json<{ url: string | null; active: boolean }>();
    };
    return { linkTokens, call };
  };

  // Too late: nobody can tell the address, but it works, and another can take its place.
  const lost = await read(OTHER);
  await sealAnew(db, lost.linkTokens);
  expect(await lost.call("GET", "/orcamentos/1/link")).toMatchObject({
    url: null,
    active: true,
  });

  // While both are in force.
  await sealAnew(db, (await read(OTHER, TEST_SECRET)).linkTokens);
  const after = await read(OTHER);
  expect(await after.call("GET", "/orcamentos/1/link")).toMatchObject({ url });
  const exchanged = await after.call("POST", "/orcamentos/1/link/troca");
  expect(exchanged.url).toMatch(/\/p\/[\w-]{43}$/);
  expect(exchanged.url).not.toBe(url);
  await first.close();
});
