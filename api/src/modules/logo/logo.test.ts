import sharp from "sharp";
import type { Logo } from "shared-contracts/entities/logo";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { uploadLogo } from "../../../test/test-logo.ts";

const MB = 1024 * 1024;
const ONLY_PICTURES = "Apenas arquivos PNG, JPG e JPEG são permitidos";
const TOO_LARGE = "Arquivo muito grande. Máximo 5MB";
const FAILED = "Erro ao fazer upload da logo";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const blank = (width: number, height: number) =>
  sharp({
    limitInputPixels: false,
    create: { width, height, channels: 3, background: "#70264f" },
  });
const png = (width = 40, height = 20) => blank(width, height).png().toBuffer();
const jpeg = () => blank(40, 20).jpeg().toBuffer();

const upload = (
  user: TestUser,
  bytes: Buffer | string,
  name?: string,
  field?: string,
) => uploadLogo(service, user, bytes, name, field);

const show = (logo: Logo) =>
  service.app.inject(new URL(logo.logoUrl ?? "").pathname);

test("a logo is taken, shown to anyone who has its address, replaced and removed", async () => {
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

test("what one account does to its logo is nothing to another's", async () => {
  const ana = await createUserWithoutPlan(service.app);
  const rui = await createUserWithoutPlan(service.app);
  const kept = (await upload(ana, await png())).json<Logo>();
  await upload(rui, await jpeg());
  await rui.call("DELETE", "/logo/logo");
  expect((await ana.call("GET", "/logo/logo")).json()).toEqual(kept);
});

test("a picture larger than 4096 pixels is scaled down, one lying on its side is turned", async () => {
  const user = await createUserWithoutPlan(service.app);
  const wide = (await upload(user, await png(5000, 100))).json<Logo>();
  expect(wide.file).toMatchObject({ width: 4096, height: 82 });
  const lying = await blank(40, 20)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const turned = (await upload(user, lying)).json<Logo>();
  expect(turned.file).toMatchObject({ width: 20, height: 40 });
});

test("of what was sent only the pixels are kept", async () => {
  const user = await createUserWithoutPlan(service.app);
  const talking = await blank(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" } })
    .toBuffer();
  expect(talking.includes("<script>")).toBe(true);
  const logo = (await upload(user, talking)).json<Logo>();
  expect((await show(logo)).rawPayload.includes("<script>")).toBe(false);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

test.each<[string, () => Promise<Buffer | string>, number, string]>([
  ["nothing", async () => "", 415, ONLY_PICTURES],
  ["an SVG", async () => svg, 415, ONLY_PICTURES],
  ["an SVG behind a text mark", async () => `\ufeff${svg}`, 415, ONLY_PICTURES],
  ["a page", async () => "<!doctype html><p>x", 415, ONLY_PICTURES],
  ["a PDF", async () => "%PDF-1.7\n%%EOF", 415, ONLY_PICTURES],
  ["a GIF", () => blank(9, 9).gif().toBuffer(), 415, ONLY_PICTURES],
  ["a WebP", () => blank(9, 9).webp().toBuffer(), 415, ONLY_PICTURES],
  ["a TIFF", () => blank(9, 9).tiff().toBuffer(), 415, ONLY_PICTURES],
  [
    "a PNG with a page after it",
    async () => Buffer.concat([await png(), Buffer.from(svg)]),
    415,
    ONLY_PICTURES,
  ],
  [
    "a JPEG with an archive after it",
    async () => Buffer.concat([await jpeg(), Buffer.from("PK\x05\x06")]),
    415,
    ONLY_PICTURES,
  ],
  [
    "a PNG with something before it",
    async () => Buffer.concat([Buffer.from("GIF89a"), await png()]),
    415,
    ONLY_PICTURES,
  ],
  [
    "the first and last bytes of a PNG alone",
    async () => {
      const whole = await png();
      return Buffer.concat([whole.subarray(0, 8), whole.subarray(-12)]);
    },
    400,
    FAILED,
  ],
  [
    "a PNG whose pixels are broken",
    async () => {
      const broken = await png(400, 400);
      broken.fill(0x5a, 60, broken.length - 20);
      return broken;
    },
    400,
    FAILED,
  ],
  [
    "a JPEG whose middle is missing",
    async () => {
      const whole = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: "#fff",
          noise: { type: "gaussian", mean: 128, sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer();
      return Buffer.concat([whole.subarray(0, 2000), whole.subarray(-2)]);
    },
    400,
    FAILED,
  ],
  ["more than 50 megapixels", () => png(8000, 6300), 400, FAILED],
  [
    "a PNG that says it is enormous",
    async () => {
      const liar = await png();
      liar.writeUInt32BE(0x7fffffff, 16);
      liar.writeUInt32BE(0x7fffffff, 20);
      return liar;
    },
    400,
    FAILED,
  ],
  [
    "one byte more than 5 MB",
    async () => Buffer.alloc(5 * MB + 1),
    413,
    TOO_LARGE,
  ],
  ["far more than 5 MB", async () => Buffer.alloc(6 * MB), 413, TOO_LARGE],
])(
  "%s is refused, and the logo before stays",
  async (_what, make, status, error) => {
    const user = await createUserWithoutPlan(service.app);
    const before = (await upload(user, await png())).json<Logo>();
    const answer = await upload(user, await make());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { error },
    ]);
    expect((await user.call("GET", "/logo/logo")).json()).toEqual(before);
  },
);

test("another field, two files or JSON are no upload", async () => {
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

test("the API page tells of the form", async () => {
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
