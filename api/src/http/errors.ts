import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { DatabaseHealth } from "../db/database-health.ts";
import { ApiError, refusedField } from "./api-error.ts";
import { SchemaRefusal } from "./check-by-schema.ts";
import { tooLargeText, validationText } from "./validation-texts.ts";
import { pathOf, walkJson } from "./walk-json.ts";

/** PostgreSQL's code for text with a character that it cannot store, such as NUL. */
const BAD_CHARACTER = "22021";
/** PostgreSQL's code for a full disk. */
const DISK_FULL = "53100";
/**
 * The database cannot be reached or cannot work: it shuts down, starts, refuses, is a standby, has no free connection
 * in time, a statement waited too long for a lock, or the disk fails.
 */
const NO_DATABASE =
  /^(25006|57014|58030|57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const NO_CONNECTION =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|encountered a connection error/;

/** Sends every error as `{ error, code, errors }` in Portuguese, without internal details. */
export function registerErrors(
  app: FastifyInstance,
  health: Pick<DatabaseHealth, "note">,
  report: (error: FastifyError, request: FastifyRequest) => void,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    health.note(error);
    const refusal = toApiError(error, request);
    if (refusal.status >= 500) request.log.error({ err: error }, "call failed");
    if (refusal.code === "INTERNAL") report(error, request);
    if (refusal.code === "TOO_LARGE") {
      // Behind a proxy that still sends the body, closing the connection would lose the answer.
      reply.header("connection", "keep-alive");
      request.raw.resume();
    }
    return refuse(reply, refusal);
  });
}

export function refuse(reply: FastifyReply, refusal: ApiError): FastifyReply {
  const { retryAfterSeconds } = refusal;
  reply.request.refusal = refusal;
  if (retryAfterSeconds !== undefined) {
    reply.header("retry-after", retryAfterSeconds);
  }
  return reply
    .status(refusal.status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(refusal.body));
}

/** Answers what reaches no route, a request that is not HTTP or takes too long to arrive, and closes the connection. */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (!socket.writable) return void socket.destroy();
  const late = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const { status, body } = new ApiError(
    late ? "REQUEST_TIMEOUT" : "VALIDATION",
  );
  const text = JSON.stringify(body);
  // Half closing is not enough: a caller that keeps sending would keep the connection open.
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
    () => socket.destroy(),
  );
}

/**
 * The refusal of an error; INTERNAL for an unforeseen one. `request` is undefined when the call failed before it became
 * a request.
 */
export function toApiError(
  error: FastifyError,
  request?: FastifyRequest,
): ApiError {
  if (error instanceof ApiError) return error;
  const endpoint = request?.routeOptions.config.endpoint;
  if (error instanceof SchemaRefusal) {
    return refusedBySchema(endpoint, error);
  }
  if (error.code === DISK_FULL) return new ApiError("STORAGE_FULL");
  if (error.code === BAD_CHARACTER) return badCharacter(request?.body);
  if (isLostDatabase(error)) return new ApiError("UNAVAILABLE");
  switch (error.statusCode) {
    case 413:
      return new ApiError("TOO_LARGE", tooLargeText(endpoint));
    case 415:
      return new ApiError("UNSUPPORTED_MEDIA");
    case 429:
      return new ApiError("RATE_LIMITED");
  }
  const status = error.statusCode ?? 500;
  return new ApiError(
    status >= 400 && status < 500 ? "VALIDATION" : "INTERNAL",
  );
}

/**
 * Errors of the database have no status. Errors of Fastify have one, such as the ECONNRESET of a caller that leaves
 * while it sends its body.
 */
function isLostDatabase({ statusCode, code, message }: FastifyError): boolean {
  if (statusCode !== undefined) return false;
  return NO_DATABASE.test(code ?? "") || NO_CONNECTION.test(message);
}

/** The refusal of input that does not fit the schema of a call. */
export function refusedBySchema(
  endpoint: string | undefined,
  refusal: SchemaRefusal,
): ApiError {
  const text = validationText(endpoint, refusal);
  return new ApiError("VALIDATION", text, { errors: refusal.errors });
}

function badCharacter(body: unknown): ApiError {
  const bad = [...walkJson(body)].find(
    ({ value }) => typeof value === "string" && value.includes("\0"),
  );
  return refusedField(bad ? pathOf(bad) : "", "Contém um caractere inválido");
}
