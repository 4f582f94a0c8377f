import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A file as the fake bucket keeps it. */
interface Kept {
  content: Buffer;
  etag: string;
  headers: { type: string; cache: string };
  at: Date;
}

/**
 * A service that speaks as much of S3 as a release needs: signed requests, conditional writes, and lists of two files a
 * page. Its one bucket is `banquete`.
 */
export interface FakeBucket {
  endpoint: string;
  /** By key, the bucket's name before it. */
  files: Map<string, Kept>;
  /** The received requests, e.g. `PUT /bucket/key`. */
  requests: string[];
  /** Answers the next requests with a status and does nothing. */
  failNext(...statuses: number[]): void;
  close(): Promise<void>;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=(\S+), Signature=[0-9a-f]{64}$/;
const PAGE = 2;

export async function startFakeBucket(): Promise<FakeBucket> {
  const files: FakeBucket["files"] = new Map();
  const requests: string[] = [];
  const failures: number[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const status = failures.shift();
    if (status) return respond(response, status);
    return void bodyOf(request).then((body) =>
      isSigned(request, body)
        ? answer(files, request, body, response)
        : respond(response, 403, "<Error><Code>SignatureDoesNotMatch</Code>"),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    failNext: (...statuses) => void failures.push(...statuses),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Whether the request carries a signature of the right shape over the hash of this very body. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const [, signed = ""] = SIGNED.exec(headers.authorization ?? "") ?? [];
  return (
    ["host", "x-amz-content-sha256", "x-amz-date"].every((name) =>
      signed.split(";").includes(name),
    ) &&
    headers["x-amz-content-sha256"] ===
      createHash("sha256").update(body).digest("hex")
  );
}

function answer(
  files: FakeBucket["files"],
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(request.url!, "http://bucket");
  const key = pathname.slice(1);
  if (!key.startsWith("banquete/"))
    return respond(response, 404, "<Error><Code>NoSuchBucket</Code>");
  const there = files.get(key);
  if (searchParams.has("list-type"))
    return respond(response, 200, list(files, key, searchParams));
  if (request.method === "DELETE") {
    files.delete(key);
    return respond(response, 204);
  }
  if (request.method === "GET") {
    if (!there) return respond(response, 404, "<Error><Code>NoSuchKey</Code>");
    response.setHeader("ETag", there.etag);
    return response.end(there.content);
  }
  const { "if-none-match": none, "if-match": match } = request.headers;
  if ((none && there) || (match && match !== there?.etag))
    return respond(response, match && !there ? 404 : 412);
  files.set(key, {
    content: body,
    etag: `"${createHash("md5").update(body).digest("hex")}"`,
    headers: {
      type: request.headers["content-type"] ?? "",
      cache: request.headers["cache-control"] ?? "",
    },
    at: new Date(),
  });
  return respond(response, 200);
}

function list(
  files: FakeBucket["files"],
  bucket: string,
  query: URLSearchParams,
): string {
  const keys = [...files.keys()]
    .map((key) => key.slice(bucket.length))
    .filter((key) => key.startsWith(query.get("prefix") ?? ""))
    .sort();
  const start = Number(query.get("continuation-token") ?? 0);
  const entries = keys.slice(start, start + PAGE).map((key) => {
    const at = files.get(bucket + key)!.at.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const next =
    start + PAGE < keys.length
      ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>`
      : "";
  return `<ListBucketResult>${entries.join("")}${next}</ListBucketResult>`;
}

function respond(response: ServerResponse, status: number, body = "") {
  response.statusCode = status;
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
