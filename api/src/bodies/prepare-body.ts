import type { EndpointName } from "shared-contracts/endpoints/table";
import { LargeBody } from "../http/json-body.ts";
import { createThreadPool, type JobOwner } from "../threads/thread-pool.ts";
import { preparedBodies } from "./prepared-bodies.ts";

/** An unparsed body, and the call it belongs to. */
export interface BodyText {
  name: EndpointName;
  text: string;
}

export interface BodyPreparer {
  /**
   * What the handler gets instead of the body; undefined for a call without a preparation. A large body is prepared in
   * a thread, which takes turns by account.
   */
  prepare(
    name: EndpointName,
    body: unknown,
    owner: () => JobOwner,
  ): Promise<unknown>;
  close(): Promise<void>;
}

const THREADS = 2;
const TIMEOUT_MS = 30_000;

export function createBodyPreparer(): BodyPreparer {
  const threads = createThreadPool<BodyText, unknown>(
    new URL("./prepare-body-worker.ts", import.meta.url),
    { size: THREADS, timeoutMs: TIMEOUT_MS },
  );
  return {
    prepare: async (name, body, owner) => {
      if (body instanceof LargeBody) {
        return threads.run({ name, text: body.text }, owner());
      }
      return prepareBody(name, body);
    },
    close: () => threads.close(),
  };
}

/** Prepares a body that passed its schema. */
export function prepareBody(name: EndpointName, body: unknown): unknown {
  const prepare = (
    preparedBodies as Partial<Record<EndpointName, (body: unknown) => unknown>>
  )[name];
  return prepare?.(body);
}
