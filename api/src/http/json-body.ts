/// <reference lib="es2024.string" />
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusedField } from "./api-error.ts";
import { HEAVY_BODY } from "./heavy-calls.ts";
import { type JsonNode, pathOf, walkJson } from "./walk-json.ts";

/** A budget is 6 levels deep. The rest is room for what other tools add. */
const DEPTH_MAX = 32;
/** Keys that would reach an object's prototype if a reader copied them. */
const FORBIDDEN = new Set<unknown>(["__proto__", "constructor", "prototype"]);

declare module "fastify" {
  interface FastifyRequest {
    /** The unparsed body, for the idempotency key. */
    bodyText: string;
  }
}

/** A body above HEAVY_BODY, which a thread parses and checks. */
export class LargeBody {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Accepts only JSON; an empty body counts as none. Large bodies of the calls named in `largeAt` stay text. */
export function registerJsonBody(
  app: FastifyInstance,
  largeAt: ReadonlySet<string>,
): void {
  app.decorateRequest("bodyText", "");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    async (request: FastifyRequest, text: string) => {
      request.bodyText = text;
      if (text === "") return undefined;
      const isLarge =
        largeAt.has(request.routeOptions.config.endpoint ?? "") &&
        Buffer.byteLength(text) > HEAVY_BODY;
      return isLarge ? new LargeBody(text) : parseJson(text);
    },
  );
}

/**
 * Parses JSON from outside. Refuses text that is not JSON, too deep, not valid Unicode, or that would reach a
 * prototype. `place` is the path of the text within the body.
 */
export function parseJson(text: string, place = ""): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusedField(place, "O conteúdo enviado não é um JSON válido");
  }
  refuseDangerous(value, place);
  return value;
}

function refuseDangerous(value: unknown, place: string): void {
  const refuse = (node: JsonNode, text: string) => {
    throw refusedField(within(place, pathOf(node)), text);
  };
  for (const node of walkJson(value)) {
    if (node.depth > DEPTH_MAX)
      throw refusedField(place, "O conteúdo enviado tem níveis demais");
    if (FORBIDDEN.has(node.key)) refuse(node, "Nome de campo não aceito");
    if (isBroken(node.key) || isBroken(node.value))
      refuse(node, "Contém um caractere inválido");
  }
}

/** Half a surrogate pair: JSON can spell it, UTF-8 cannot, and the database would store another character. */
function isBroken(value: unknown): boolean {
  return typeof value === "string" && !value.isWellFormed();
}

/** The path within the body of `path` inside `place`. */
function within(place: string, path: string): string {
  return place && path && !path.startsWith("[")
    ? `${place}.${path}`
    : place + path;
}
