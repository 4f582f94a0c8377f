import fc from "fast-check";
import {
  remoteLineSchema,
  remotesFileSchema,
} from "shared-contracts/federation/remotes-file";
import { runs } from "tooling/runs";
import { readLine, readLines } from "./read-remotes-file.ts";

/** Mostly what is meant, at times anything. */
const orElse = <T>(meant: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: meant }, fc.jsonValue());

const text = orElse(fc.string());
const texts = orElse(fc.array(text, { maxLength: 2 }));
const needed = ["version", "build", "base", "entry"];
const other = { contracts: { core: "" }, integrity: {}, preload: [] };

/** A record with these keys, of which some may be missing. */
const record = <T>(
  model: { [K in keyof T]: fc.Arbitrary<T[K]> },
  requiredKeys: (keyof T)[] = [],
) => orElse(fc.record(model, { requiredKeys }));

const release = record(
  {
    ...Object.fromEntries(needed.map((key) => [key, text])),
    contracts: record({ core: text, budget: text }, ["core"]),
    integrity: orElse(fc.dictionary(fc.string(), text, { maxKeys: 2 })),
    preload: texts,
    pages: orElse(fc.dictionary(fc.string(), texts, { maxKeys: 2 })),
    more: fc.jsonValue(),
  },
  [...needed, ...Object.keys(other)] as never[],
);

const line = record(
  {
    live: release,
    since: text,
    lastGood: release,
    canary: record({ release, share: orElse(fc.double()) }, [
      "release",
      "share",
    ]),
    more: fc.jsonValue(),
  },
  ["live"],
);

test("a line is read as the schema reads it", () => {
  let good = 0;
  fc.assert(
    fc.property(line, (content) => {
      const { data = null } = remoteLineSchema.safeParse(content);
      if (data) good += 1;
      expect(readLine(content)).toEqual(data);
    }),
    { numRuns: 500 * runs },
  );
  expect(good).toBeGreaterThan(50);
});

test("a remote or page named __proto__ is none", () => {
  const pages = JSON.parse('{"__proto__":[],"plans":[]}') as unknown;
  const live = Object.fromEntries(needed.map((key) => [key, ""]));
  expect(readLine({ live: { ...live, ...other, pages } })?.live.pages).toEqual({
    plans: [],
  });
  const remotes = JSON.parse('{"__proto__":{}}') as unknown;
  expect(readLines({ schema: 1, remotes })).toEqual({});
});

test("the file is read as the schema reads it", () => {
  const file = record({
    schema: orElse(fc.constant(1)),
    remotes: orElse(fc.dictionary(fc.string(), line, { maxKeys: 2 })),
  });
  fc.assert(
    fc.property(file, (content) => {
      const { data } = remotesFileSchema.safeParse(content);
      expect(readLines(content)).toEqual(data?.remotes ?? null);
    }),
    { numRuns: 100 * runs },
  );
});
