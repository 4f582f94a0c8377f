import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

/** A budget is 6 levels deep; this leaves room for what other tools add to it. */
const DEPTH_MAX = 32;
/** Keys that reach an object's prototype when a careless reader copies them. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

declare module "fastify" {
  interface FastifyRequest {
    /** The body as it came, for the idempotency key. */
    bodyText: string;
  }
}

/** Takes JSON and nothing else; an empty body counts as none. */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest("bodyText", "");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    async (request: { bodyText: string }, text: string) => {
      request.bodyText = text;
      return text === "" ? undefined : parseJson(text);
    },
  );
}

/** Parses JSON from outside; refuses what is no JSON, too deep, or would touch a prototype. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError("VALIDATION", "O conteúdo enviado não é um JSON válido");
  }
  refuseDangerous(value);
  return value;
}

/** Walks level by level, not by recursion, so that depth itself cannot exhaust the stack. */
function refuseDangerous(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) {
      throw new ApiError("VALIDATION", "O conteúdo enviado tem níveis demais");
    }
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== "object" || item === null) continue;
      for (const key of Object.keys(item)) {
        if (FORBIDDEN.has(key)) throw new ApiError("VALIDATION");
        next.push((item as Record<string, unknown>)[key]);
      }
    }
    level = next;
  }
}
