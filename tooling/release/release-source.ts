import * as z from "zod/mini";
import { git, isGitCheckout } from "../git.mjs";

/**
 * What a release was made from, by whom, and the checks that were run and skipped. Outside a git checkout nothing is
 * known of commits.
 */
export const sourceSchema = z.object({
  commit: z.optional(z.string()),
  /** The branch; none for a detached commit. */
  branch: z.optional(z.string()),
  /** The name only: the file is public. */
  author: z.optional(z.string()),
  /** The first line of the commit's message. */
  message: z.optional(z.string()),
  /** Who ran the command: the name only. */
  by: z.optional(z.string()),
  /** The address of the CI run. */
  run: z.optional(z.string()),
  /** The checks that passed; none in releases of before they were recorded. */
  checked: z.catch(z.optional(z.array(z.string())), undefined),
  skipped: z.array(z.string()),
});

export type ReleaseSource = z.infer<typeof sourceSchema>;

/** The source of a release from a checkout, by the variables of GitHub's or GitLab's CI. */
export function readSource(
  folder: string,
  checks: Pick<ReleaseSource, "checked" | "skipped">,
  env: NodeJS.ProcessEnv,
): ReleaseSource {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const run = GITHUB_RUN_ID
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
    : env.CI_JOB_URL;
  const inCi = env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN;
  const ran = { ...checks, ...(run && { run }) };
  if (!isGitCheckout(folder)) return { ...ran, ...(inCi && { by: inCi }) };
  const by = inCi ?? (git(folder, "config", "user.name") || undefined);
  const text = git(folder, "log", "-1", "--format=%H%n%an%n%s")!;
  const [commit, author, message] = text.split("\n");
  const branch = git(folder, "branch", "--show-current") || undefined;
  return { commit, branch, author, message, ...ran, ...(by && { by }) };
}

/** A source in the words of a revision: its commit, who released it, and the skipped checks. */
export function sourceInWords(source: ReleaseSource | undefined): string {
  const { commit, by, skipped = [] } = source ?? {};
  const from = `${commit ? `, commit ${commit.slice(0, 12)}` : ""}${by ? `, by ${by}` : ""}`;
  return skipped.length ? `${from}, without ${skipped.join(", ")}` : from;
}
