import * as z from "zod/mini";
import { git, isGitCheckout } from "../git.mjs";

/**
 * What a release was made from, and the checks that were skipped. Outside a git checkout only the skipped
 * checks are known.
 */
export const sourceSchema = z.object({
  commit: z.optional(z.string()),
  /** The branch; none for a detached commit. */
  branch: z.optional(z.string()),
  /** The name only: the file is public. */
  author: z.optional(z.string()),
  /** The first line of the commit's message. */
  message: z.optional(z.string()),
  skipped: z.array(z.string()),
});

export type ReleaseSource = z.infer<typeof sourceSchema>;

/** The source of a release from a checkout. */
export function readSource(
  folder: string,
  skipped: readonly string[],
): ReleaseSource {
  if (!isGitCheckout(folder)) return { skipped: [...skipped] };
  const text = git(folder, "log", "-1", "--format=%H%n%an%n%s")!;
  const [commit, author, message] = text.split("\n");
  const branch = git(folder, "branch", "--show-current") || undefined;
  return { commit, branch, author, message, skipped: [...skipped] };
}

/** A source in the words of a revision: its commit, and the skipped checks. */
export function sourceInWords(source: ReleaseSource | undefined): string {
  const { commit, skipped = [] } = source ?? {};
  const from = commit ? `, commit ${commit.slice(0, 12)}` : "";
  return skipped.length ? `${from}, without ${skipped.join(", ")}` : from;
}
