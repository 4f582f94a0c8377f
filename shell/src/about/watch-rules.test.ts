import { jest } from "@jest/globals";
import { watchRules } from "./watch-rules.ts";

test("other rules of the API are a warning, once [rules-are-one-copy]", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const hear = watchRules("aaa");
  hear({ rulesHash: "aaa" });
  // An API of contract 1.7 does not say.
  hear({});
  expect(warn).not.toHaveBeenCalled();
  hear({ rulesHash: "bbb" });
  hear({ rulesHash: "bbb" });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/rules aaa, the API by bbb/)],
  ]);
});
