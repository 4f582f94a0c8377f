import type {
  RemoteNews,
  Vital,
} from "shared-contracts/federation/remote-news";
import { reaction } from "shared-contracts/platform/state";
import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import type { Session } from "../auth/session.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";

/** What opens together is sent together, in ms. */
const TOGETHER_MS = 1_000;
/** More in one report is refused. */
const IN_ONE = 20;

/**
 * Sends how pages of remotes opened, soon after they did, and the document's web vitals when it is hidden. A report
 * that fails is lost: it must not be the next error.
 */
export function sendNews(
  apiUrl: string,
  session: Pick<Session, "token">,
): void {
  const send = (news: RemoteNews) =>
    void fetch(`${apiUrl}/telemetry`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(session.token && { authorization: `Bearer ${session.token}` }),
      },
      body: JSON.stringify({ news }),
      keepalive: true,
    }).catch(() => undefined);

  const [first] = remotesInPage.openings;
  reaction(
    () => remotesInPage.openings.length,
    (waiting) => {
      if (waiting > 0)
        send({ openings: remotesInPage.takeOpenings(IN_ONE), vitals: [] });
    },
    { delay: TOGETHER_MS, fireImmediately: true },
  );

  if (!first) return;
  const { remote, release } = first;
  const vitals = new Map<string, Vital>();
  const note = ({ name, value }: Metric) => {
    if (name !== "LCP" && name !== "INP" && name !== "CLS") return;
    const unit = name === "CLS" ? 1 : 1000;
    vitals.set(name, { name, value: value / unit, remote, release });
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || !vitals.size) return;
    send({ openings: [], vitals: [...vitals.values()] });
    vitals.clear();
  });
}
