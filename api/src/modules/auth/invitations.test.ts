import { randomInt } from "node:crypto";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { invitationUrl, invite } from "./invitations.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let now = new Date();
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ registration: "closed", now: () => now });
});
afterAll(() => service.close());

async function register(email: string, invitation?: string) {
  const answer = await service.app.inject({
    method: "POST",
    url: "/auth/register",
    payload: {
      name: "Ana",
      email,
      phone: `319${randomInt(10_000_000, 99_999_999)}`,
      password: "outro segredo",
      ...(invitation !== undefined && { invitation }),
    },
  });
  return answer.statusCode === 201 ? 201 : answer.json<object>();
}

const over = { code: "LINK_OVER", error: "Este link venceu. Peça outro." };

test("a closed registration lets nobody in without an invitation [registration-can-be-closed]", async () => {
  expect(await register("ana@exemplo.com")).toEqual({
    code: "CONFLICT",
    error: "O cadastro está fechado. Para criar uma conta, peça um convite.",
  });
});

test("an invitation is for its address, once, for seven days, and the newest holds [registration-can-be-closed]", async () => {
  const before = await invite(service.db, "rui@exemplo.com", now);
  const token = await invite(service.db, "rui@exemplo.com", now);
  expect(await register("outro@exemplo.com", token)).toEqual(over);
  expect(await register("rui@exemplo.com", before)).toEqual(over);
  const started = now;
  now = new Date(started.getTime() + WEEK_MS);
  expect(await register("rui@exemplo.com", token)).toEqual(over);
  now = new Date(started.getTime() + WEEK_MS - 1);
  expect(await register("Rui@Exemplo.com", token)).toBe(201);
  expect(await register("rui@exemplo.com", token)).toMatchObject({
    code: "EMAIL_TAKEN",
  });
  expect(
    await service.db.selectFrom("invitations").selectAll().execute(),
  ).toEqual([]);
});

test("a refused registration leaves the invitation", async () => {
  const token = await invite(service.db, "lia@exemplo.com", now);
  const weak = await service.app.inject({
    method: "POST",
    url: "/auth/register",
    payload: {
      name: "Lia",
      email: "lia@exemplo.com",
      phone: "31955554444",
      password: "123456",
      invitation: token,
    },
  });
  expect(weak.statusCode).toBe(400);
  expect(await register("lia@exemplo.com", token)).toBe(201);
});

test("the link carries token and address in its fragment", () => {
  expect(invitationUrl("https://a.example", "T", "a+b@c.example")).toBe(
    "https://a.example/login#convite=T&email=a%2Bb%40c.example",
  );
});
