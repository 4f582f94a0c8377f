import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { fileHeaders } from "./file-headers.ts";
import { ReleaseError } from "./release-error.ts";
import type { ListedFile, ReleaseTarget } from "./release-target.ts";

/** A bucket of S3 or a compatible service, and its credentials. */
export interface Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  /** Put before every path: empty, or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** How often a write that collides with another is sent again. */
const CONFLICTS = 5;

/** The path of a file that is written twice, to test whether the service refuses the second write; deleted at once. */
const PROBES = ".probes";

const putOnce = { "If-None-Match": "*" };

/**
 * A bucket that is served as a site or by a CDN. Writes are conditional, so the service must support If-None-Match and
 * If-Match. A test before the first write proves it; without support every write throws ReleaseError.
 */
export function bucketTarget({
  endpoint,
  region,
  bucket,
  prefix,
  ...keys
}: Bucket): ReleaseTarget {
  // Loaded only here: the image prints its site from a folder, and is installed without it.
  const opened = import("aws4fetch").then(
    ({ AwsClient }) =>
      new AwsClient({ ...keys, region, service: "s3", retries: 3 }),
  );
  const name = `s3://${bucket}/${prefix}`;

  /** Returns the response for an `expected` status; any other is an error with the service's code. */
  async function send(
    method: string,
    path: string,
    expected: readonly number[],
    { headers, body }: { headers?: object; body?: Buffer } = {},
  ): Promise<Response> {
    const hash = createHash("sha256").update(body ?? "");
    const client = await opened;
    const response = await client
      .fetch(`${endpoint}/${bucket}/${path}`, {
        method,
        headers: { ...headers, "X-Amz-Content-Sha256": hash.digest("hex") },
        ...(body && { body: new Uint8Array(body) }),
      })
      .catch((cause: unknown) => {
        throw new ReleaseError(`${endpoint} was not reached.`, { cause });
      });
    if (expected.includes(response.status)) return response;
    const [, code = ""] = /<Code>(\w+)/.exec(await response.text()) ?? [];
    throw new ReleaseError(
      `${name}: ${method} ${path}: HTTP ${response.status} ${code}`.trimEnd(),
    );
  }

  let proof: Promise<void> | undefined;

  /** A service without conditional writes accepts every write, and of two concurrent releases one would be lost. */
  async function prove(): Promise<void> {
    const path = `${PROBES}/${randomUUID()}`;
    const probe = Buffer.from("probe");
    await putIf(putOnce, path, probe);
    const overwritten = await putIf(putOnce, path, probe);
    await remove([path]);
    if (overwritten)
      throw new ReleaseError(
        `${name}: ${endpoint} writes over a file that is there although If-None-Match forbids it, so that two releases at once would lose one; nothing was changed. Use a service that knows conditional writes, as S3, R2 and MinIO do.`,
      );
  }

  /** Writes if the condition holds; returns whether it did. */
  async function putIf(
    condition: Record<string, string>,
    path: string,
    content: Buffer,
  ): Promise<boolean> {
    // With If-Match, 404 means that the file was deleted; else that the bucket does not exist.
    const expected = [200, 409, 412, ...("If-Match" in condition ? [404] : [])];
    const headers = { ...fileHeaders(path), ...condition };
    const init = { headers, body: content };
    for (let attempt = 0; ; attempt++) {
      const { status } = await send("PUT", prefix + path, expected, init);
      // 409: another write of the same file is in progress; its result decides.
      if (status !== 409 || attempt === CONFLICTS) return status === 200;
      await delay(100 * 2 ** attempt);
    }
  }

  async function remove(paths: readonly string[]): Promise<void> {
    for (const path of paths)
      await send("DELETE", prefix + path, [200, 204, 404]);
  }

  return {
    name,
    async read(path) {
      const response = await send("GET", prefix + path, [200, 404]);
      if (response.status === 404) return null;
      return {
        content: Buffer.from(await response.arrayBuffer()),
        tag: response.headers.get("ETag") ?? "",
      };
    },
    async create(path, content) {
      await (proof ??= prove());
      return putIf(putOnce, path, content);
    },
    async replace(path, content, tag) {
      await (proof ??= prove());
      return putIf(tag === null ? putOnce : { "If-Match": tag }, path, content);
    },
    async list(folder) {
      const found: ListedFile[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: `${prefix}${folder}/`,
          ...(next && { "continuation-token": next }),
        });
        const xml = await (await send("GET", `?${query}`, [200])).text();
        for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Con/gs))
          found.push({
            path: textOf(entry, "Key")!.slice(prefix.length),
            storedAt: new Date(textOf(entry, "LastModified")!),
          });
        next = textOf(xml, "NextContinuationToken");
      } while (next);
      return found;
    },
    remove,
  };
}

const ENTITIES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** The text of an element that has no others inside. */
function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)<`).exec(xml) ?? [];
  return text?.replaceAll(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: keyof typeof ENTITIES) => ENTITIES[name],
  );
}
