import * as z from "zod/mini";

/** The most that one report holds. */
const OPENINGS_MAX = 20;

/**
 * One try to open a page of a release, in the words of Module Federation's observability report: the step it got to,
 * and whether it succeeded, failed, or took the place of one that failed.
 */
const openingSchema = z.strictObject({
  /** Random, the same for all tries of one page. The page's console has it too. */
  traceId: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  remote: z.string().check(z.regex(/^mf-[a-z0-9-]{1,30}$/)),
  /** `<version>-<build>`. */
  release: z.string().check(z.regex(/^[\w.+-]{1,80}$/)),
  arm: z.enum(["live", "canary", "lastGood"]),
  phase: z.enum(["init", "preload", "remoteEntry", "expose", "render"]),
  outcome: z.enum(["success", "failed", "recovered"]),
});

export type Opening = z.infer<typeof openingSchema>;
export type OpeningPhase = Opening["phase"];

/** Web vitals of a page: seconds, CLS without a unit. */
const vitalSchema = z.strictObject({
  name: z.enum(["LCP", "INP", "CLS"]),
  value: z.number().check(z.gte(0), z.lte(3600)),
  /** The remote that the document began with, and its release. */
  remote: openingSchema.shape.remote,
  release: openingSchema.shape.release,
});

export type Vital = z.infer<typeof vitalSchema>;

/** What a page reports of its remotes to `POST /telemetry`. */
export const remoteNewsSchema = z.strictObject({
  openings: z.array(openingSchema).check(z.maxLength(OPENINGS_MAX)),
  vitals: z.array(vitalSchema).check(z.maxLength(3)),
});

export type RemoteNews = z.infer<typeof remoteNewsSchema>;

/** How a release is named in reports. */
export function releaseName(release: {
  version: string;
  build: string;
}): string {
  return `${release.version}-${release.build}`;
}

/** `GET /telemetry/stopped`: the canaries that nobody gets any more, each as `<remote> <release>`. */
export const stoppedSchema = z.object({ stopped: z.array(z.string()) });
