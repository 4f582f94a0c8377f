import type { LoggedCall } from "./call-log.ts";
import type { Conditions } from "./conditions.ts";

// The panel and its stage are two pages of one origin: they communicate by messages.

/** A message of the stage to the panel. */
export interface StageMessage {
  /** An attempt of a call. */
  logged?: LoggedCall;
  /** What the page reported to its console, or threw. */
  error?: string;
  /** What axe found when it was asked. */
  violations?: readonly string[];
}

/** A message of the panel to the stage while it shows a scenario. */
export type PanelMessage = Pick<
  Conditions,
  "latency" | "failures" | "theme" | "answers"
>;

/** Sends to the other page of the pair. */
export function sendTo(
  page: Window | null | undefined,
  message: StageMessage | PanelMessage,
): void {
  page?.postMessage(message, location.origin);
}

/** Listens to the other page; returns a function that stops it. */
export function onMessageFrom<Message>(
  page: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source === page()) onMessage(data);
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}

/** The event of the stage's document that shows another scenario on the open page; `detail` is its id. */
export const SHOW_SCENARIO = "banquete:show-scenario";

/** The event of the stage's document that runs axe. */
export const CHECK_STAGE = "banquete:check-stage";
