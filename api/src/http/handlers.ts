import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ResponseOf,
} from "shared-contracts/endpoints/endpoint";
import type { EndpointName, Endpoints } from "shared-contracts/endpoints/table";
import type { Connection } from "../db/connection.ts";
import type { PreparedBodies } from "../modules/prepared-bodies.ts";
import type { Caller } from "./auth.ts";

/** A call that passed authentication and validation. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  /** Who calls, or in whose name; an endpoint without authentication has no caller. */
  caller: E["auth"] extends "none" ? undefined : Caller;
  /** The database: inside a transaction when the call changes something for a caller, unless the call is a deed. */
  db: Connection;
  /** The version named by If-Match; null accepts any. */
  expectedVersion: number | null;
  /** The key of the user's action, for a call that makes itself safe to repeat. */
  idempotencyKey: string | undefined;
  /** The caller's address on the network. */
  remoteIp: string;
  /** Aborts when the caller leaves before the answer is sent. */
  left: AbortSignal;
}

/** What a handler answers. */
export type Answer<E extends Endpoint> =
  | { body: ResponseOf<E>; version?: number }
  /** The body as JSON text, for rows whose text is spliced in unread. */
  | { json: string; version?: number }
  /** The body as JSON text in pieces, made as the caller takes them. Of a call that is no transaction. */
  | { pieces: AsyncIterable<string> }
  | { file: Uint8Array; contentType: string; fileName: string };

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** A call whose body was prepared before its transaction began. */
type PreparedCall<E extends Endpoint, Prepared> = Omit<Call<E>, "body"> & {
  prepared: Prepared;
};

/** One handler for each call of the table: a missing one does not compile. */
export type Handlers = {
  [N in EndpointName]: N extends keyof PreparedBodies
    ? (
        call: PreparedCall<Endpoints[N], PreparedBodies[N]>,
      ) => Promise<Answer<Endpoints[N]>>
    : Handler<Endpoints[N]>;
};
