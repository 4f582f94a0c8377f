import { errorTexts } from "shared-contracts/endpoints/error-codes";
import { endpoints } from "shared-contracts/endpoints/table";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { fileHeaders } from "../release/file-headers.ts";
import { ReleaseError } from "../release/release-error.ts";
import { SHELL_FILES } from "../release/split-target.ts";
import { SECURITY_TXT, securityLines } from "../src/serve/security-txt.ts";
import {
  remoteHeaders,
  scriptPolicies,
  SCRIPTS_CHECKED,
  shellHeaders,
} from "../src/serve/answer-headers.ts";
import type { Deployed, Limits, ServedFolders } from "./deployment-env.ts";
import { renderNginx } from "./nginx-template.ts";

/** Settings of the site beside the addresses. */
export interface Site {
  deployed: Deployed;
  folders: ServedFolders;
  /** The processes of the API, as host:port. */
  apiProcesses: readonly string[];
  /** Folder of fullchain.pem and privkey.pem. */
  certificate: string;
  /** The one address to listen on. Default: all. */
  listen?: string;
  /** The port that leads to HTTPS. */
  httpPort: number;
  /** Whether to send HSTS, after which browsers use HTTPS only, for the page's host and all below it. */
  hsts: boolean;
  /** The email for vulnerabilities. */
  contact: string;
  limits: Limits;
  /** The file of the log of calls, or `off`. */
  log: string;
}

/** An address may send so many times its rate at once. */
const BURST = 5;

const YEAR_S = 365 * 24 * 60 * 60;
const TEXT_TYPES = [
  "text/css",
  "text/javascript",
  "text/plain",
  "application/javascript",
  "application/json",
  "image/svg+xml",
];

/**
 * The site for nginx, one file: the page's origin, and those of remotes and API where they have their own. Throws
 * ReleaseError.
 */
export function nginxSite(site: Site): string {
  const { deployed, folders, certificate, contact } = site;
  for (const path of [...Object.values(folders), certificate, site.log])
    if (!/^[\w./@+-]+$/.test(path))
      throw new ReleaseError(
        `"${path}" has a character that nginx would read otherwise.`,
      );
  if (!/^[\w.+-]+@[\w.-]+$/.test(contact))
    throw new ReleaseError(
      `BANQUETE_SUPPORT_EMAIL must be an email, not "${contact}".`,
    );
  const page = new URL(deployed.page);
  const api = new URL(deployed.api);
  const ownOrigin = api.origin !== page.origin;
  if (!ownOrigin && api.pathname === "/")
    throw new ReleaseError(
      `BANQUETE_API_URL must have a path on the page's origin, such as ${page.origin}/api.`,
    );
  const remotes = deployed.remotes.map((origin) => new URL(origin));
  const [immutable, moving] = ["folder/file.js", "index.html"].map(
    (file) => fileHeaders(file)["Cache-Control"],
  ) as [string, string];
  const hosts = [page, ...remotes, ...(ownOrigin ? [api] : [])];
  const files = [
    "common.conf",
    "page.conf",
    ...(remotes.length ? ["remotes.conf"] : []),
    ...(ownOrigin ? ["api.conf"] : []),
  ];
  const values = {
    access_log: [
      `access_log ${site.log === "off" ? "off" : `${site.log} banquete`};`,
    ],
    api_host: api.hostname,
    api_location: `parts/api-${ownOrigin ? "elsewhere" : "below-page"}.conf`,
    api_path: api.pathname,
    api_patience: `${longestWaitS() + 10}s`,
    api_start: `${api.hostname}${api.pathname.replace(/\/?$/, "/")}`.replaceAll(
      ".",
      "\\.",
    ),
    api_processes: site.apiProcesses.map(
      (process) => `server ${process} fail_timeout=2s;`,
    ),
    all_hosts: unique(hosts.map(({ hostname }) => hostname)),
    busy: JSON.stringify({
      error: errorTexts.RATE_LIMITED,
      code: "RATE_LIMITED",
    }),
    busy_headers: ownOrigin
      ? headerLines({ "Access-Control-Allow-Origin": deployed.page })
      : [],
    // A zone must have a rate, also where nothing is limited by it.
    call_limit: requestLimit("calls", site.limits.calls),
    call_rate: String(site.limits.calls || 1),
    certificate,
    connection_limit: site.limits.connections
      ? [`limit_conn banquete_addresses ${site.limits.connections};`]
      : [],
    file_limit: requestLimit("files", site.limits.files),
    file_rate: String(site.limits.files || 1),
    hsts: site.hsts ? `max-age=${YEAR_S}; includeSubDomains` : "",
    https_port: page.port && `:${page.port}`,
    immutable,
    largest_body: String(largestBody() + 1024 * 1024),
    listen_api: listening(site, [api]),
    listen_http: listenLines(site, site.httpPort, ""),
    listen_other_names: [
      ...listenLines(site, site.httpPort, " default_server"),
      ...listening(site, hosts, " default_server"),
    ],
    listen_page: listening(site, [page]),
    listen_remotes: listening(site, remotes),
    moving,
    page_headers: headerLines(
      shellHeaders({
        remotes: deployed.remotes,
        api: ownOrigin ? [api.origin] : [],
        pictures: ownOrigin ? [api.origin] : [],
      }),
    ),
    page_host: page.hostname,
    remote_headers: headerLines(remoteHeaders),
    remotes_folder: folders.remotes,
    remote_hosts: unique(remotes.map(({ hostname }) => hostname)),
    releases_page: [],
    routes: routes(ownOrigin ? "" : api.pathname),
    shell_files: SHELL_FILES,
    shell_folder: folders.shell,
    scripts_checked: SCRIPTS_CHECKED,
    script_integrity: scriptPolicies["Integrity-Policy"],
    script_types: scriptPolicies["Content-Security-Policy"],
    security_txt: SECURITY_TXT,
    security_text: securityLines(contact, deployed.page)
      .map((line) => `${line}\\n`)
      .join(""),
    text_types: TEXT_TYPES,
  };
  if (folders.releasesPage)
    Object.assign(values, {
      releases_page: renderNginx("parts/releases-page.conf", {
        ...values,
        releases_folder: folders.releasesPage,
      }).split("\n"),
    });
  return `${files.map((file) => renderNginx(file, values)).join("\n\n")}\n`;
}

/** Paths of the API beside the table of calls. */
const BESIDE = [
  "/logo/files/:id",
  "/p/:token",
  "/p/:token/aceitar",
  "/p/:token/cartao.jpg",
  "/p/:token/comprovante",
  "/p/:token/estado",
  "/p/:token/pdf/:n",
  "/p/:token/visto",
];

/** A line for each path of the API: what matches it, and its template. */
function routes(start: string): string[] {
  const paths = unique(calls().map(({ path }) => path));
  return [...paths, ...BESIDE].map((path) => {
    const pattern = path.replaceAll(/:\w+/g, "[^/?]+");
    return `"~^${start}${pattern}(\\?|$)" "${path}";`;
  });
}

/** Everything up to the burst is answered at once, and nothing is made to wait. */
function requestLimit(zone: string, rate: number): string[] {
  if (!rate) return [];
  return [`limit_req zone=banquete_${zone} burst=${rate * BURST} nodelay;`];
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
}

function listening(site: Site, urls: readonly URL[], more = ""): string[] {
  const ports = unique(urls.map(({ port }) => Number(port || 443)));
  return ports.flatMap((port) => listenLines(site, port, ` ssl http2${more}`));
}

function listenLines(
  { listen }: Site,
  port: number,
  options: string,
): string[] {
  const addresses = listen ? [`${listen}:`] : ["", "[::]:"];
  return addresses.map((address) => `listen ${address}${port}${options};`);
}

/** The largest body any call may have, in bytes. */
function largestBody(): number {
  return Math.max(
    ...calls().map(({ upload, bodyLimit }) => upload?.limit ?? bodyLimit ?? 0),
  );
}

/** The longest that a client waits for one answer. */
function longestWaitS(): number {
  const waits = calls().map(({ attempts }) => attempts?.timeoutMs ?? 0);
  return Math.ceil(Math.max(...waits) / 1000);
}

function calls(): Endpoint[] {
  return Object.values(endpoints);
}

function unique<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}
