import { refusalCode, serverText } from "./refusal.ts";

test.each([
  [{ error: "A", message: "B" }, "A"],
  [{ message: "B" }, "B"],
  [{ error: "", message: "B" }, "B"],
  [{ error: { text: "A" } }, undefined],
  ["A", undefined],
  [null, undefined],
  [undefined, undefined],
])("the text of %j is %s", (body, text) => {
  expect(serverText(body)).toBe(text);
});

test.each([
  [403, { code: "ACCOUNT_BLOCKED" }, "ACCOUNT_BLOCKED"],
  [409, { code: "EMAIL_TAKEN" }, "EMAIL_TAKEN"],
  [400, { code: "toString" }, "VALIDATION"],
  [401, {}, "UNAUTHENTICATED"],
  [402, {}, "PLAN_REQUIRED"],
  [403, {}, "VALIDATION"],
  [404, {}, "NOT_FOUND"],
  [405, {}, "METHOD_NOT_ALLOWED"],
  [409, {}, "CONFLICT"],
  [412, {}, "VERSION_MISMATCH"],
  [418, {}, "VALIDATION"],
  [429, {}, "RATE_LIMITED"],
  [500, {}, "INTERNAL"],
  [502, {}, "UNAVAILABLE"],
])("%d with %j is %s", (status, body, code) => {
  expect(refusalCode(status, body)).toBe(code);
});
