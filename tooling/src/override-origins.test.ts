import { overrideOrigins } from "./override-origins.ts";

test.each([
  [undefined, []],
  ["", []],
  ["http://localhost:3004", ["http://localhost:3004"]],
  [
    " http://localhost:3004, https://test.example.com ,",
    ["http://localhost:3004", "https://test.example.com"],
  ],
])("%j lists %j", (value, origins) => {
  expect(overrideOrigins({ BANQUETE_REMOTE_OVERRIDE: value })).toEqual(origins);
});

test.each(["1", "localhost:3004", "http://localhost:3004/", "*", "null"])(
  "%j is no origin",
  (value) => {
    expect(() => overrideOrigins({ BANQUETE_REMOTE_OVERRIDE: value })).toThrow(
      value,
    );
  },
);
