import sharp from "sharp";
import { examples } from "tooling/runs";
import type { Logo } from "shared-contracts/entities/logo";
import {
  keptWords,
  refusedFiles,
  SECRET,
  takenFiles,
} from "../../../test/logo-corpus.ts";
import { png } from "../../../test/picture-parts.ts";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { uploadLogo } from "../../../test/test-logo.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
  await user.call("POST", "/orcamentos", sampleBody());
});
afterAll(() => service.close());

const show = async (logo: Logo) =>
  service.app.inject(new URL(logo.logoUrl ?? "").pathname);

test.each(examples(takenFiles, 8))(
  "$what is accepted, and only its pixels are stored, shown and printed",
  async ({ name, make, type, size: [width, height] }) => {
    const answer = await uploadLogo(service, user, await make(), name);
    expect(answer.statusCode).toBe(200);
    const logo = answer.json<Logo>();
    expect(logo.file).toMatchObject({ name, width, height });

    const shown = await show(logo);
    expect(shown.headers).toMatchObject({
      "content-type": type,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const kept = shown.rawPayload;
    expect(kept.includes(SECRET)).toBe(false);
    expect(await keptWords(kept)).toEqual([]);
    const { pages, depth, space } = await sharp(kept).metadata();
    expect([pages ?? 1, depth, space]).toEqual([1, "uchar", "srgb"]);

    const pdf = await user.call("POST", "/pdf/generate-pdf", {
      orcamentoId: 1,
    });
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.includes("/Subtype /Image")).toBe(true);
  },
);

test("transparent pixels stay transparent", async () => {
  const half = takenFiles.find(({ what }) => what.includes("partly clear"))!;
  const answer = await uploadLogo(service, user, await half.make());
  const kept = (await show(answer.json<Logo>())).rawPayload;
  expect((await sharp(kept).metadata()).hasAlpha).toBe(true);
  const [, , , alpha] = await sharp(kept).raw().toBuffer();
  expect(alpha).toBe(127);
});

test.each(examples(refusedFiles, 8))(
  "$what is refused, and the former logo stays",
  async ({ name, make, status, error }) => {
    const before = (await uploadLogo(service, user, await png())).json<Logo>();
    const answer = await uploadLogo(service, user, await make(), name);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { error },
    ]);
    expect((await user.call("GET", "/logo/logo")).json()).toEqual(before);
  },
);
