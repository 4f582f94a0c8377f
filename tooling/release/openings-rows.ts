/** How long one process may take, in ms. */
const TIMEOUT_MS = 5_000;

const SAMPLE = /^banquete_remote_openings_total\{(.*)\} (\d+)$/gm;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const OUTCOMES = ["success", "failed", "recovered"];

/** How pages of remotes opened by release, from the metrics of the API's processes, and which did not answer. */
export async function openingsRows(
  urls: readonly string[],
): Promise<{ rows: string[][]; warnings: string[] }> {
  const counts = new Map<string, Record<string, number>>();
  const warnings: string[] = [];
  for (const url of urls)
    for (const [, labels = "", count] of (await read(url)).matchAll(SAMPLE)) {
      const {
        remote,
        release,
        arm,
        outcome = "",
      } = Object.fromEntries(
        [...labels.matchAll(LABEL)].map(([, name, value]) => [name!, value]),
      );
      const key = `${remote}\n${release}\n${arm}`;
      const known = counts.get(key) ?? {};
      known[outcome] = (known[outcome] ?? 0) + Number(count);
      counts.set(key, known);
    }
  const rows = [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, known]) => [
      ...key.split("\n"),
      ...OUTCOMES.map((outcome) => String(known[outcome] ?? 0)),
    ]);
  return {
    rows: [["remote", "release", "arm", ...OUTCOMES], ...rows],
    warnings,
  };

  async function read(url: string): Promise<string> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { signal }).catch(() => null);
    if (response?.ok) return response.text();
    warnings.push(`${url}: ${response?.status ?? "no answer"}.`);
    return "";
  }
}
