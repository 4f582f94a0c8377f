import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { OPTIONS_WEDDING } from "shared-contracts/proposal/wedding.test-data";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { uploadLogo } from "../../../test/test-logo.ts";
import { FONTS } from "./document.ts";

let service: TestApp;
let user: TestUser;
/** The path of the page of a wedding whose caterer has a logo. */
let path: string;
const open = (at: string) => service.app.inject({ method: "GET", url: at });

beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
  // Noise is the heaviest picture there is.
  const [width, height] = [600, 225];
  const raw = { width, height, channels: 3 as const };
  const noise = sharp(randomBytes(width * height * 3), { raw });
  await uploadLogo(service, user, await noise.png().toBuffer());
  await user.call(
    "POST",
    "/orcamentos",
    sampleBody("Casamento Ana", OPTIONS_WEDDING),
  );
  await user.call("POST", "/orcamentos/1/envios");
  const link = await user.call("POST", "/orcamentos/1/link");
  path = new URL(link.json<{ url: string }>().url).pathname;
});
afterAll(() => service.close());

test("a preview of the link has the caterer's logo, and no view is counted for it", async () => {
  const { payload } = await open(path);
  const [, address] = /og:image"\s+content="([^"]+)"/.exec(payload)!;
  expect(address).toBe(`http://localhost:4000${path}/cartao.jpg`);
  const card = await open(`${path}/cartao.jpg`);
  expect(card.headers["content-type"]).toBe("image/jpeg");
  const { width, height } = await sharp(card.rawPayload).metadata();
  expect([width, height]).toEqual([600, 315]);
  expect(card.rawPayload.length).toBeLessThan(40 * 1024);
  const link = await user.call("GET", "/orcamentos/1/link");
  expect(link.json()).toMatchObject({ firstSeenAt: null });
});

test("a page with a logo is 60 KB at most, its fonts with it", async () => {
  const { payload } = await open(path);
  expect(payload).toContain("data:image/webp;base64,");
  const fonts = FONTS.map(
    (file) => statSync(join(import.meta.dirname, "fonts", file)).size,
  );
  const bytes = [gzipSync(payload).length, ...fonts];
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
    60 * 1024,
  );
});

test("without a logo there is no picture", async () => {
  await user.call("DELETE", "/logo/logo");
  await user.call("POST", "/orcamentos/1/envios");
  expect((await open(path)).payload).not.toContain("og:image");
  expect((await open(`${path}/cartao.jpg`)).statusCode).toBe(404);
});
