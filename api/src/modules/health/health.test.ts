import { createTestApp } from "../../../test/test-app.ts";
import { openDatabase } from "../../db/connection.ts";

test("health is ok while the database answers", async () => {
  const service = await createTestApp();
  const answer = await service.app.inject("/health");
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  await service.close();
});

test("without a database, health and every call say so", async () => {
  const db = openDatabase({ host: "/nowhere" });
  const service = await createTestApp({ db });
  const login = { email: "ana@exemplo.com", password: "x" };
  const answers = [
    await service.app.inject("/health"),
    await service.app.inject({
      method: "POST",
      url: "/auth/login",
      payload: login,
    }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        error: "Serviço indisponível no momento. Tente de novo em instantes.",
        code: "UNAVAILABLE",
      },
    ]);
  }
  await service.close();
  await db.destroy();
});
