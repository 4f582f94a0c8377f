import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { fileHeaders } from "./file-headers.ts";
import { readListing } from "./bucket-listing.ts";
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

const CONFLICTS = 5;

/** The path of a file that is written twice, to test whether the service refuses the second write; deleted at once. */
const PROBES = ".probes";

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
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 3 });
  const name = `s3://${bucket}/${prefix}`;

  /** Returns the answer for an `expected` status; any other is an error with the service's code. */
  async function ask(
    method: string,
    path: string,
    expected: readonly number[],
    init: { headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<Response> {
    const { body } = init;
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const response = await client
      .fetch(`${endpoint}/${bucket}${path}`, {
        method,
        headers: { ...init.headers, "X-Amz-Content-Sha256": hash },
        ...(body && { body: new Uint8Array(body) }),
      })
      .catch((error: unknown) => {
        throw new ReleaseError(`${endpoint} was not reached.`, {
          cause: error,
        });
      });
    if (expected.includes(response.status)) return response;
    const [, code = ""] = /<Code>(\w+)/.exec(await response.text()) ?? [];
    throw new ReleaseError(
      `${name}: ${method} ${path.slice(1)}: HTTP ${response.status} ${code}`.trimEnd(),
    );
  }

  const pathOf = (path: string) => `/${prefix}${path}`;

  const putOnce = { "If-None-Match": "*" };
  let proof: Promise<void> | undefined;

  /** A service without conditional writes accepts every write, and of two concurrent releases one would be lost. */
  async function prove(): Promise<void> {
    const path = `${PROBES}/${randomUUID()}`;
    const probe = Buffer.from("probe");
    await putWhere(path, probe, putOnce);
    const overwritten = await putWhere(path, probe, putOnce);
    await remove([path]);
    if (overwritten)
      throw new ReleaseError(
        `${name}: ${endpoint} writes over a file that is there although If-None-Match forbids it, so that two releases at once would lose one; nothing was changed. Use a service that knows conditional writes, as S3, R2 and MinIO do.`,
      );
  }

  /** Whether a conditional write took place. */
  async function put(
    path: string,
    content: Buffer,
    condition: Record<string, string>,
  ): Promise<boolean> {
    proof ??= prove();
    await proof;
    return putWhere(path, content, condition);
  }

  async function remove(paths: readonly string[]): Promise<void> {
    for (const path of paths)
      await ask("DELETE", pathOf(path), [200, 204, 404]);
  }

  async function putWhere(
    path: string,
    content: Buffer,
    condition: Record<string, string>,
  ): Promise<boolean> {
    // For an existing file 404 says that it was deleted; else that the bucket does not exist.
    const expected = [200, 409, 412, ...("If-Match" in condition ? [404] : [])];
    for (let attempt = 0; ; attempt++) {
      const { status } = await ask("PUT", pathOf(path), expected, {
        headers: { ...fileHeaders(path), ...condition },
        body: content,
      });
      // Another write of the same file runs; read its result.
      if (status !== 409 || attempt === CONFLICTS) return status === 200;
      await delay(100 * 2 ** attempt);
    }
  }

  return {
    name,
    async read(path) {
      const response = await ask("GET", pathOf(path), [200, 404]);
      if (response.status === 404) return null;
      return {
        content: Buffer.from(await response.arrayBuffer()),
        tag: response.headers.get("ETag") ?? "",
      };
    },
    create: (path, content) => put(path, content, putOnce),
    replace: (path, content, tag) =>
      put(path, content, tag === null ? putOnce : { "If-Match": tag }),
    async list(folder) {
      const found: ListedFile[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: `${prefix}${folder}/`,
          ...(next && { "continuation-token": next }),
        });
        const response = await ask("GET", `/?${query}`, [200]);
        const listing = readListing(await response.text());
        for (const { key, storedAt } of listing.files)
          found.push({ path: key.slice(prefix.length), storedAt });
        next = listing.next;
      } while (next);
      return found;
    },
    remove,
  };
}
