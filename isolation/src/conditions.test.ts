import { readConditions, writeConditions } from "./conditions.ts";

const START = {
  scenario: "",
  latency: 0,
  failures: 0,
  theme: "light",
  width: "livre",
  answers: "",
  clock: "",
  storage: "",
  build: "",
};

test.each([
  ["", {}],
  ["?scenario=trial-ended", { scenario: "trial-ended" }],
  [
    "?latency=800&failures=10&theme=dark&width=390",
    { latency: 800, failures: 10, theme: "dark", width: "390" },
  ],
  ["?latency=-5&failures=1000", { latency: 0, failures: 100 }],
  [
    "?answers=subscribe:double&clock=2026-03-01T09:00&storage=full&build=abc",
    {
      answers: "subscribe:double",
      clock: "2026-03-01T09:00",
      storage: "full",
      build: "abc",
    },
  ],
  ["?clock=soon&storage=half", {}],
  ["?latency=many&theme=blue&width=391", {}],
])("%j is read", (search, changed) => {
  expect(readConditions(search)).toEqual({ ...START, ...changed });
});

test("what is written is read again, and only what differs is written", () => {
  const conditions = readConditions("?scenario=/my-plan&theme=dark");
  expect(writeConditions(conditions)).toBe("?scenario=%2Fmy-plan&theme=dark");
  expect(readConditions(writeConditions(conditions))).toEqual(conditions);
});
