import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ResponseOf,
} from "shared-contracts/endpoints/endpoint";
import type { EndpointName, Endpoints } from "shared-contracts/endpoints/table";
import type { Connection } from "../db/connection.ts";
import type { PreparedBodies } from "../bodies/prepared-bodies.ts";
import type { Caller } from "../http/auth.ts";

/** A call after its input was checked. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  /** The account that calls, or on whose behalf a partner calls; undefined for a call without either step. */
  caller: Extract<E["steps"][number], "signedIn" | "intakeKey"> extends never
    ? undefined
    : Caller;
  /** The database: a transaction when the call's last step is `transaction`. */
  db: Connection;
  /** The version named by If-Match; null accepts any. */
  expectedVersion: number | null;
  /** The key of the user's action. A handler without a transaction makes itself safe to repeat with it. */
  idempotencyKey: string | undefined;
  /** The caller's IP address. */
  remoteIp: string;
  /** The caller's browser or program, as it names itself. */
  userAgent: string | undefined;
  /** Names the account that a call without a session is about, for the log. */
  about: (account: string) => void;
  /** Aborts when the caller disconnects before the answer is sent. */
  left: AbortSignal;
}

/** What a handler answers. */
export type Answer<E extends Endpoint> =
  | { body: ResponseOf<E>; version?: number }
  /** The body as JSON text that is sent without parsing it, for rows that store text. */
  | { json: string; version?: number }
  /** The body as JSON text in pieces, made as the caller reads them. Only for a call without a transaction. */
  | { pieces: AsyncIterable<string> }
  | { file: Uint8Array; contentType: string; fileName: string };

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** A call whose body was prepared before its transaction began. */
type PreparedCall<E extends Endpoint, Prepared> = Omit<Call<E>, "body"> & {
  prepared: Prepared;
};

/** A call with long work that its transaction must not hold: `before` does it and resolves with the transaction. */
export interface StagedHandler<E extends Endpoint> {
  before(call: Call<E>): Promise<(db: Connection) => Promise<Answer<E>>>;
}

/** One handler for each call of the table: a missing one does not compile. */
export type Handlers = {
  [N in EndpointName]: N extends "sendProposal"
    ? StagedHandler<Endpoints[N]>
    : N extends keyof PreparedBodies
      ? (
          call: PreparedCall<Endpoints[N], PreparedBodies[N]>,
        ) => Promise<Answer<Endpoints[N]>>
      : Handler<Endpoints[N]>;
};
