import * as crypto from "node:crypto";
import { jest } from "@jest/globals";

const timingSafeEqual = jest.fn<typeof crypto.timingSafeEqual>();
jest.unstable_mockModule("node:crypto", () => ({ ...crypto, timingSafeEqual }));
const { webhookParser } = await import("./webhook.ts");

test.each(["", "x", "a token", "x".repeat(10_000)])(
  "the constant-time comparison of two digests alone decides about a token (%#)",
  (given) => {
    const parse = webhookParser("a token");
    const headers = { "asaas-access-token": given };
    const body = { id: "evt_1", event: "PAYMENT_RECEIVED" };
    for (const equal of [true, false]) {
      timingSafeEqual.mockReset().mockReturnValue(equal);
      expect(parse(headers, body) !== null).toBe(equal);
      const lengths = timingSafeEqual.mock.calls.map((pair) =>
        pair.map(({ byteLength }) => byteLength),
      );
      expect(lengths).toEqual([[32, 32]]);
    }
  },
);
