import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createReleasedRemotes, knownRelease } from "./released-remotes.ts";

const release = (version: string) => ({
  version,
  build: "abc",
  base: "/x/",
  entry: "e.js",
  contracts: { core: "1.0.0" },
  integrity: {},
  preload: [],
});

test("the list is read at most every 15 s, and the last good one is used while it cannot be read", async () => {
  let asked = 0;
  let body = JSON.stringify({
    schema: 1,
    remotes: { "mf-a": { live: release("1.0.0") }, "mf-b": { live: 7 } },
  });
  const server = createServer((_request, response) => {
    asked += 1;
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let time = 0;
  const troubles: unknown[] = [];
  const remotes = createReleasedRemotes(
    `http://127.0.0.1:${port}`,
    () => new Date(time),
    (error) => troubles.push(error),
  );
  const [lines] = await Promise.all([remotes.lines(), remotes.lines()]);
  expect([...lines.keys()]).toEqual(["mf-a"]);
  expect(asked).toBe(1);
  time = 14_999;
  await remotes.lines();
  expect(asked).toBe(1);
  time = 15_000;
  body = "<html>";
  expect([...(await remotes.lines()).keys()]).toEqual(["mf-a"]);
  expect([asked, troubles.length]).toEqual([2, 1]);
  server.close();
});

test("a release that no line names is other", () => {
  const line = { live: release("2.0.0"), lastGood: release("1.0.0") };
  expect(
    ["2.0.0-abc", "1.0.0-abc", "3.0.0-abc"].map((name) =>
      knownRelease(line, name),
    ),
  ).toEqual(["2.0.0-abc", "1.0.0-abc", "other"]);
});
