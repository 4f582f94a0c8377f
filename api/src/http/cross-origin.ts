import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { endpoints } from "shared-contracts/endpoints/table";

/** What the pages of this deployment may send and read. */
const ours = (origins: string[]) => ({
  origin: origins,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  allowedHeaders: [
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
  ],
  exposedHeaders: [
    "ETag",
    "Content-Disposition",
    "Retry-After",
    "X-Request-Id",
  ],
  maxAge: 600,
});

/** What any page may: file a request with a caterer's key. Nothing of a session goes along. */
const ANYBODY = {
  origin: "*",
  methods: ["POST"],
  allowedHeaders: ["Content-Type", "Idempotency-Key", "X-Intake-Key"],
  exposedHeaders: ["Retry-After", "X-Request-Id"],
  maxAge: 600,
};

/** Lets pages of other origins call the API: ours each call, any other only the one that files a request. */
export async function registerCrossOrigin(
  app: FastifyInstance,
  origins: string[],
): Promise<void> {
  const { path } = endpoints.sendRequest;
  await app.register(cors, {
    delegator: (request: FastifyRequest, answer) => {
      const [called] = request.url.split("?");
      answer(null, called === path ? ANYBODY : ours(origins));
    },
  });
}
