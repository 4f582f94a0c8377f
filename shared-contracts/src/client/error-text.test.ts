import { ApiError, isApiError } from "./api-error.ts";
import { retryingText } from "./error-text.ts";

test("the wait says which attempt comes", () => {
  expect(retryingText(2, 3)).toBe("Tentando novamente (2/3)…");
});

test("an error of another bundle is known by its name and code", () => {
  const foreign = Object.assign(new Error("x"), {
    name: "ApiError",
    code: "INTERNAL",
  });
  const own = new ApiError("x", { code: "INTERNAL", status: 500, attempts: 1 });
  expect([foreign, own].map(isApiError)).toEqual([true, true]);
  expect([new Error("x"), null, "ApiError"].map(isApiError)).toEqual([
    false,
    false,
    false,
  ]);
});
