import type { Logo } from "shared-contracts/entities/logo";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { jpeg, png } from "../../../test/picture-parts.ts";
import { uploadLogo } from "../../../test/test-logo.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const upload = (
  user: TestUser,
  bytes: Buffer | string,
  name?: string,
  field?: string,
) => uploadLogo(service, user, bytes, name, field);

const show = (logo: Logo) =>
  service.app.inject(new URL(logo.logoUrl ?? "").pathname);

test("a logo can be uploaded, shown to anyone with its address, replaced and removed", async () => {
  const user = await createUserWithoutPlan(service.app);
  const none = { logoUrl: null, file: null };
  expect((await user.call("GET", "/logo/logo")).json()).toEqual(none);
  const first = (
    await upload(user, await png(), "logo-serra.png")
  ).json<Logo>();
  expect(first.logoUrl).toMatch(
    /^http:\/\/localhost:4000\/logo\/files\/[0-9a-f-]{36}$/,
  );
  expect(first.file).toMatchObject({
    name: "logo-serra.png",
    width: 40,
    height: 20,
  });
  expect((await user.call("GET", "/logo/logo")).json()).toEqual(first);
  const shown = await show(first);
  expect(shown.headers).toMatchObject({
    "content-type": "image/png",
    "content-disposition": 'inline; filename="logo.png"',
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
  expect(shown.rawPayload).toHaveLength(first.file?.bytes ?? 0);

  const second = (await upload(user, await jpeg(), "x.exe")).json<Logo>();
  expect((await show(second)).headers["content-type"]).toBe("image/jpeg");
  expect((await show(first)).statusCode).toBe(404);

  expect((await user.call("DELETE", "/logo/logo")).json()).toEqual({
    success: true,
  });
  expect((await user.call("GET", "/logo/logo")).json()).toEqual(none);
  expect((await show(second)).statusCode).toBe(404);
});

test("changing one account's logo leaves another's alone", async () => {
  const ana = await createUserWithoutPlan(service.app);
  const rui = await createUserWithoutPlan(service.app);
  const kept = (await upload(ana, await png())).json<Logo>();
  await upload(rui, await jpeg());
  await rui.call("DELETE", "/logo/logo");
  expect((await ana.call("GET", "/logo/logo")).json()).toEqual(kept);
});

test("another field, two files or JSON are refused", async () => {
  const user = await createUserWithoutPlan(service.app);
  expect((await upload(user, await png(), "a.png", "file")).statusCode).toBe(
    400,
  );
  const json = await user.call("POST", "/logo/upload-logo", { logo: "x" });
  expect([json.statusCode, json.json()]).toMatchObject([
    415,
    { code: "UNSUPPORTED_MEDIA" },
  ]);
  const form = await service.app.inject({
    method: "PUT",
    url: "/user/config",
    headers: {
      authorization: `Bearer ${user.token}`,
      "content-type": "multipart/form-data; boundary=x",
    },
    payload: "--x--",
  });
  expect(form.statusCode).toBe(415);
});

test("the proposal carries the logo", async () => {
  const user = await createUser(service.app);
  await user.call("POST", "/orcamentos", sampleBody());
  const make = () => user.call("POST", "/pdf/generate-pdf", { orcamentoId: 1 });
  expect((await make()).rawPayload.includes("/Subtype /Image")).toBe(false);
  await upload(user, await png(2000, 700));
  const answer = await make();
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.includes("/Subtype /Image")).toBe(true);
});

test("the API page documents the form", async () => {
  const answer = await service.app.inject("/docs/json");
  const { paths } = answer.json<{
    paths: Record<string, { post?: { requestBody?: unknown } }>;
  }>();
  expect(paths["/logo/upload-logo"]?.post?.requestBody).toMatchObject({
    content: {
      "multipart/form-data": {
        schema: { properties: { logo: { type: "string", format: "binary" } } },
      },
    },
  });
});
