import { jest } from "@jest/globals";
import type { RemoteNews } from "shared-contracts/federation/remote-news";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import type { Metric } from "web-vitals";
import { remotesInPage } from "../remotes/remotes-in-page.ts";

type Listener = (metric: Metric) => void;
const listeners: Listener[] = [];
const listen = (listener: Listener) => void listeners.push(listener);
jest.unstable_mockModule("web-vitals", () => ({
  onLCP: listen,
  onINP: () => undefined,
  onCLS: listen,
}));
const { sendNews } = await import("./send-news.ts");

interface Sent {
  url: string;
  authorization: string | undefined;
  news: RemoteNews;
}

const sent: Sent[] = [];
let arrived: () => void = () => undefined;
globalThis.fetch = ((url: string, init: RequestInit) => {
  const headers = init.headers as Record<string, string>;
  const { news } = JSON.parse(String(init.body)) as { news: RemoteNews };
  sent.push({ url, authorization: headers.authorization, news });
  arrived();
  return Promise.reject(new TypeError("Failed to fetch"));
}) as unknown as typeof fetch;
const nextReport = () => new Promise<void>((done) => (arrived = done));

const release = {
  version: "2.1.0",
  build: "abc",
  base: "/2.1.0/",
} as RemoteRelease;
const tried = (as: "live" | "canary" | "local" | "preview") =>
  remotesInPage.hasTried(
    "mf-billing",
    { release, as },
    { traceId: "0a1b2c3d", phase: "expose", outcome: "success" },
  );

test("openings go to the API with the token, a developer's build never, and vitals when the page is hidden", async () => {
  const session = { token: "a.b.c" as string | null };
  tried("local");
  tried("preview");
  tried("canary");
  sendNews("https://api.example", session);
  expect(sent[0]).toEqual({
    url: "https://api.example/telemetry",
    authorization: "Bearer a.b.c",
    news: {
      openings: [
        {
          traceId: "0a1b2c3d",
          remote: "mf-billing",
          release: "2.1.0-abc",
          arm: "canary",
          phase: "expose",
          outcome: "success",
        },
      ],
      vitals: [],
    },
  });

  session.token = null;
  for (let times = 0; times < 21; times++) tried("live");
  while (sent.length < 3) await nextReport();
  expect(
    sent
      .slice(1)
      .map(({ authorization, news }) => [authorization, news.openings.length]),
  ).toEqual([
    [undefined, 20],
    [undefined, 1],
  ]);

  const [lcp, cls] = listeners;
  lcp!({ name: "LCP", value: 2500 } as Metric);
  cls!({ name: "CLS", value: 0.1 } as Metric);
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent.slice(3).map(({ news }) => news)).toEqual([
    {
      openings: [],
      vitals: [
        { name: "LCP", value: 2.5, remote: "mf-billing", release: "2.1.0-abc" },
        { name: "CLS", value: 0.1, remote: "mf-billing", release: "2.1.0-abc" },
      ],
    },
  ]);
});
