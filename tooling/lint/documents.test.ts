import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/workspace.ts";
import { textFiles } from "./prose.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** A part of docs/security.md, by its heading. */
const part = (heading: string) =>
  read("docs/security.md").split(`\n## ${heading}\n`)[1]!.split("\n## ")[0]!;

const sources = textFiles().filter(
  ({ path }) => /^api\/src\/.*\.ts$/.test(path) && !path.includes(".test."),
);

/** What the API takes of `node:crypto`, and the words of the page for it. */
const CRYPTOGRAPHY: Record<string, string> = {
  createHash: "SHA-256",
  createHmac: "HMAC-SHA-256",
  hkdfSync: "HKDF-SHA-256",
  randomBytes: "the system's generator",
  hash: "SHA-256",
  randomUUID: "`node:crypto`",
  timingSafeEqual: "in constant time",
};

test("the API uses no cryptography that the page does not list", () => {
  const taken = sources.flatMap(({ text }) =>
    [...text.matchAll(/import \{([^}]+)\} from "node:crypto"/g)].flatMap(
      ([, names]) => names!.split(",").map((name) => name.trim()),
    ),
  );
  const used = [...new Set(taken)].filter((name) => name !== "");
  expect(Object.keys(CRYPTOGRAPHY)).toEqual(expect.arrayContaining(used));
  const page = part("Keys and algorithms");
  for (const name of used) expect(page).toContain(CRYPTOGRAPHY[name]!);
  const algorithms = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:createHash|createHmac|hash|hkdfSync)\(\s*"([^"]+)"/g,
      ),
    ].map(([, algorithm]) => algorithm),
  );
  expect(new Set(algorithms)).toEqual(new Set(["sha256"]));
  for (const name of ["argon2id", "HMAC-SHA-256"]) expect(page).toContain(name);
});

test("the page lists every address that the API calls", () => {
  const settings = [
    ...read("api/src/env.ts").matchAll(/^ {2}(\w+_URL):/gm),
  ].map(([, name]) => name!);
  // Where the product itself is reached.
  const called = settings.filter((name) => !/_(API|SITE)_URL$/.test(name));
  expect(called.length).toBeGreaterThan(3);
  for (const name of called)
    expect(part("Connections")).toContain(`\`${name}\``);
});

test("every limit that can be set is documented", () => {
  const settings = [
    ...read("api/src/env.ts").matchAll(/^ {2}(BANQUETE_\w*LIMIT):/gm),
  ].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(5);
  const pages =
    read("docs/running-the-api.md") + read("docs/receiving-requests.md");
  for (const name of settings) expect(pages).toContain(`\`${name}\``);
});

test("the page names every group of routes", () => {
  const [, groups = ""] = /export type Group =([^;]+);/.exec(
    read("api/test/route-groups.ts"),
  )!;
  const names = [...groups.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names)
    expect(part("Who may do what")).toContain(`| \`${name}\``);
});

test("on a server the API has no rights but its own, and its secrets no other reader", () => {
  const unit = read("deploy/systemd/banquete-api@.service");
  for (const line of [
    "User=banquete",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "CapabilityBoundingSet=",
  ])
    expect(unit.split("\n")).toContain(line);
  // What it writes to stdout and stderr is journald's, which it cannot change.
  expect(unit).not.toMatch(/^(Standard(Output|Error)|LogsDirectory)=/m);
  const page = read("docs/deploying.md");
  expect(page).toContain("useradd --system --shell /usr/sbin/nologin banquete");
  expect(page).toMatch(/create role banquete login password '[^']+'"/);
  expect(page).toContain(
    "install -m 640 -g banquete /dev/null /etc/banquete/secrets.env",
  );
});

test("the certificate of the page is certbot's, which every browser trusts", () => {
  const page = read("docs/deploying.md");
  expect(page).toMatch(/^certbot certonly /m);
  expect(read("tooling/src/commands/nginx.ts")).toContain(
    "/etc/letsencrypt/live/",
  );
});

test("Renovate looks for new versions as often as the page says", () => {
  const { extends: presets } = JSON.parse(read("renovate.json")) as {
    extends: string[];
  };
  expect(presets).toContain("schedule:weekly");
  expect(part("Dependencies").replaceAll(/\s+/g, " ")).toContain(
    "Renovate proposes updates every week",
  );
});

test("the API's log goes to stderr, and no source writes or sends another", () => {
  expect(read("api/src/http/logger.ts")).toContain(
    "stream: NodeJS.WritableStream = process.stderr",
  );
  const found = sources.filter(({ text }) =>
    /createWriteStream|appendFile|node:dgram|syslog/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("the journal goes to another machine by TLS, which both prove", () => {
  const upload = read("deploy/systemd/journal-upload.conf");
  expect(upload).toMatch(/^URL=https:\/\//m);
  for (const file of [
    "ServerKeyFile",
    "ServerCertificateFile",
    "TrustedCertificateFile",
  ])
    expect(upload).toMatch(new RegExp(`^${file}=/etc/banquete/`, "m"));
  expect(read("docs/deploying.md")).toContain(
    "cp deploy/systemd/journal-upload.conf /etc/systemd/",
  );
});

test("the privacy text names the times of the page", () => {
  const [, privacy = ""] = read("shell/src/auth/legal-texts.ts").split(
    "privacy: `",
  );
  const page = part("How long data stays");
  for (const days of ["30", "180", "7"]) {
    expect(page).toContain(`${days} days`);
    expect(privacy).toContain(days === "180" ? "180 ao todo" : `${days} dias`);
  }
  expect(part("Logs")).toContain("six months");
  expect(privacy).toContain("seis meses");
});
