import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import { temporaryFolder } from "./fixture-release.test-data.ts";

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

function run(program: string, ...args: string[]) {
  const person = { NAME: "Helena Prado", EMAIL: "helena@example.com" };
  return execFileSync(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: person.NAME,
      GIT_AUTHOR_EMAIL: person.EMAIL,
      GIT_COMMITTER_NAME: person.NAME,
      GIT_COMMITTER_EMAIL: person.EMAIL,
      NX_DAEMON: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
}

function write(path: string, content: unknown) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

function commit(message: string) {
  run("git", "add", "-A");
  run("git", "commit", "--quiet", "--message", message);
}

const manifest = (name: string) =>
  JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8"));
const versions = () =>
  run(
    process.execPath,
    join(root, "node_modules/lerna/dist/cli.js"),
    "version",
    "--no-push",
    "--yes",
  );

test("only what changed is given a version and a changelog, and who depends on it follows", () => {
  cpSync(join(root, "lerna.json"), join(folder, "lerna.json"));
  write("package.json", { name: "house", workspaces: ["*"] });
  write("shared/package.json", {
    name: "shared",
    version: "1.0.0",
    private: true,
  });
  for (const name of ["mf-one", "mf-two"])
    write(`${name}/package.json`, { name, version: "1.0.0", private: true });
  write("mf-one/package.json", {
    ...manifest("mf-one"),
    dependencies: { shared: "1.0.0" },
  });
  run("git", "init", "--quiet", "--initial-branch=main");
  commit("feat: begin");
  for (const name of ["shared", "mf-one", "mf-two"])
    run("git", "tag", "--annotate", "--message", "begin", `${name}@1.0.0`);

  write("shared/rule.json", {});
  commit("feat(shared): a rule");
  versions();

  expect(manifest("shared").version).toBe("1.1.0");
  expect(manifest("mf-one")).toMatchObject({
    version: "1.0.1",
    dependencies: { shared: "1.1.0" },
  });
  expect(manifest("mf-two").version).toBe("1.0.0");
  expect(readFileSync(join(folder, "shared/CHANGELOG.md"), "utf8")).toContain(
    "**shared:** a rule",
  );
  expect(existsSync(join(folder, "mf-two/CHANGELOG.md"))).toBe(false);
  expect(run("git", "tag", "--points-at", "HEAD").split("\n").sort()).toEqual([
    "",
    "mf-one@1.0.1",
    "shared@1.1.0",
  ]);
});
