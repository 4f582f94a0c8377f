import { createTestApp, createUserWithoutPlan } from "../test/test-app.ts";
import { firstAccountHint } from "./first-account.ts";

test("a server without an account says in one line how to make the first", async () => {
  const service = await createTestApp();
  const env = {
    DATABASE_URL: "postgres://db/banquete",
    BANQUETE_SITE_URL: "https://a.example",
  };
  const hint = (registration: "open" | "closed", url?: string) =>
    firstAccountHint(service.db, {
      ...env,
      DATABASE_URL: url,
      BANQUETE_REGISTRATION: registration,
    });
  expect(await hint("open", env.DATABASE_URL)).toBe(
    'No account yet. Make the first at https://a.example/login, with "Criar uma conta".',
  );
  expect(await hint("closed", env.DATABASE_URL)).toBe(
    "No account yet. Invite the first, by a link: npm run admin -- invite EMAIL",
  );
  expect(await hint("open")).toBeNull();
  await createUserWithoutPlan(service.app);
  expect(await hint("open", env.DATABASE_URL)).toBeNull();
  await service.close();
});
