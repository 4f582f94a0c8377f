/** A request, by its route: `POST /payments`, `GET /payments/:id/pixQrCode`. */
export type Call = string;

/**
 * Faults of a request. `done` says whether it was carried out nevertheless. drop: the connection ends without an
 * answer. hang: no answer ever. late: the answer after a delay. answer: this answer instead.
 */
export type Fault = { done: boolean } & (
  | { kind: "drop" }
  | { kind: "hang" }
  | { kind: "late"; ms: number }
  | {
      kind: "answer";
      status: number;
      body: string;
      type?: string;
      location?: string;
    }
);

const HTML = "<!doctype html><title>502</title>";

const REFUSED = JSON.stringify({
  errors: [{ code: "invalid_access_token", description: "Chave inválida" }],
});

/** Faults by name, for tables. A refused request was never carried out; any other may have been. */
export const FAULTS = {
  "dropped before": { kind: "drop", done: false },
  "dropped after": { kind: "drop", done: true },
  "no answer, not done": { kind: "hang", done: false },
  "no answer, done": { kind: "hang", done: true },
  "broken JSON, done": {
    kind: "answer",
    done: true,
    status: 200,
    body: '{"id":',
  },
  "another shape, done": {
    kind: "answer",
    done: true,
    status: 200,
    body: "{}",
  },
  "an HTML page, done": {
    kind: "answer",
    done: true,
    status: 200,
    body: HTML,
    type: "text/html",
  },
  "an HTML 404": {
    kind: "answer",
    done: false,
    status: 404,
    body: HTML,
    type: "text/html",
  },
  "500, not done": { kind: "answer", done: false, status: 500, body: "{}" },
  "500, done": {
    kind: "answer",
    done: true,
    status: 500,
    body: HTML,
    type: "text/html",
  },
  "429": { kind: "answer", done: false, status: 429, body: REFUSED },
  "a redirect": {
    kind: "answer",
    done: false,
    status: 307,
    body: "",
    location: "/v3/payments",
  },
  "401": { kind: "answer", done: false, status: 401, body: REFUSED },
} as const satisfies Record<string, Fault>;

/** Only the first request to `call` meets the fault. */
export function once(call: string, fault: Fault) {
  let isMet = false;
  return (one: string) => {
    if (isMet || one !== call) return undefined;
    isMet = true;
    return fault;
  };
}
