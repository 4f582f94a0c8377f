import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { sampleBody } from "../../test/test-budget.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
  for (let nth = 0; nth < 40; nth++)
    await user.call("POST", "/orcamentos", sampleBody(`Festa ${nth}`));
});
afterAll(() => service.close());

const list = (encodings: string) =>
  user.call("GET", "/orcamentos?campos=resumo", undefined, {
    "accept-encoding": encodings,
  });

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])(
  "for a reader of %s a list travels in %s",
  async (accepted, used, unpack) => {
    const answer = await list(accepted);
    expect(answer.headers["content-encoding"]).toBe(used);
    const plain = await list("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(unpack(answer.rawPayload).toString()).toBe(plain.payload);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  },
);

test("a packed body is refused, not unpacked", async () => {
  const answer = await service.app.inject({
    method: "POST",
    url: "/auth/login",
    headers: {
      "content-type": "application/json",
      "content-encoding": "gzip",
    },
    payload: gzipSync(
      JSON.stringify({ email: "a@example.com", password: "x" }),
    ),
  });
  expect(answer.statusCode).toBe(400);
});
