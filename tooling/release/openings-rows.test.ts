import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openingsRows } from "./openings-rows.ts";

const labels = (phase: string, outcome: string) =>
  `{remote="mf-billing",release="1.0.0-abc",arm="live",phase="${phase}",outcome="${outcome}"}`;

const METRICS = `# TYPE banquete_remote_openings_total counter
banquete_remote_openings_total${labels("render", "success")} 40
banquete_remote_openings_total${labels("expose", "failed")} 2
banquete_remote_openings_total${labels("render", "failed")} 1
banquete_page_lcp_seconds_sum{remote="mf-billing",release="1.0.0-abc"} 3
`;

test("openings of all processes are added up, and one that does not answer is told", async () => {
  const server = createServer((_, response) => response.end(METRICS));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/metrics`;
  const both = await openingsRows([url, url]);
  server.close();
  server.closeAllConnections();
  const titles = "remote release arm success failed recovered".split(" ");
  expect(both).toEqual({
    rows: [titles, ["mf-billing", "1.0.0-abc", "live", "80", "6", "0"]],
    warnings: [],
  });
  expect(await openingsRows([url])).toEqual({
    rows: [titles],
    warnings: [`${url}: no answer.`],
  });
});
