import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "tooling/workspace";

const run = promisify(execFile);

/** Does to an account of the run's product what an operator types after `npm run admin --`; answers what it printed. */
export async function admin(...typed: string[]): Promise<string> {
  const { BANQUETE_RUN_DATA_DIR: dataDir, ...env } = process.env;
  const { stdout } = await run(
    process.execPath,
    ["api/src/commands/admin.ts", ...typed],
    {
      cwd: root,
      env: { ...env, ...(dataDir && { BANQUETE_DATA_DIR: dataDir }) },
    },
  );
  return stdout;
}
