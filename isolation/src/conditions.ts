/** The conditions of a scenario, all of them in the address. */
export interface Conditions {
  /** The scenario's id; with the real API, a page's path. */
  scenario: string;
  /** Added to every answer, 0 to 5000 ms. */
  latency: number;
  /** How many of a hundred calls fail with 503. */
  failures: number;
  theme: "light" | "dark";
  width: StageWidth;
  /** What calls get instead of the scenario's answers: `subscribe:double,listPlans:offline`. */
  answers: string;
  /** The instant at which the page's clock stands, such as `2026-03-01T09:00`; empty if it runs. */
  clock: string;
  /** The browser's storage has no room. */
  storage: "" | "full";
  /** The build that a link was made with. */
  build: string;
}

/** In px, or the available width. */
export type StageWidth = "390" | "768" | "1024" | "livre";

export const MAX_LATENCY = 5000;
export const STAGE_WIDTHS = ["390", "768", "1024", "livre"] as const;

/** Reads an address; missing and invalid values are the defaults. */
export function readConditions(search: string): Conditions {
  const query = new URLSearchParams(search);
  const width = query.get("width");
  return {
    scenario: query.get("scenario") ?? "",
    latency: clamped(query.get("latency"), MAX_LATENCY),
    failures: clamped(query.get("failures"), 100),
    theme: query.get("theme") === "dark" ? "dark" : "light",
    width: STAGE_WIDTHS.find((known) => known === width) ?? "livre",
    answers: query.get("answers") ?? "",
    clock: Number.isNaN(Date.parse(query.get("clock") ?? ""))
      ? ""
      : query.get("clock")!,
    storage: query.get("storage") === "full" ? "full" : "",
    build: query.get("build") ?? "",
  };
}

/** The query that sets these conditions, with its question mark; it omits conditions at their defaults. */
export function writeConditions(conditions: Conditions): string {
  const start = readConditions("");
  const changed = Object.entries(conditions).filter(
    ([name, value]) => value !== start[name as keyof Conditions],
  );
  return `?${new URLSearchParams(changed.map(([name, value]) => [name, String(value)]))}`;
}

function clamped(text: string | null, max: number): number {
  const number = Number(text);
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), max) : 0;
}
