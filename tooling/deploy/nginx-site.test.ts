import { endpoints } from "shared-contracts/endpoints/table";
import { deployedFrom, limitsFrom, servedFolders } from "./deployment-env.ts";
import { nginxSite } from "./nginx-site.ts";

const ONE_ORIGIN = {
  BANQUETE_ORIGINS: "https://banquete.example.com",
  BANQUETE_API_URL: "https://banquete.example.com/api",
  BANQUETE_RELEASE_TARGET: "/srv/banquete",
};
const MANY_ORIGINS = {
  ...ONE_ORIGIN,
  BANQUETE_API_URL: "https://api.example.com",
  BANQUETE_RELEASE_URL: "https://{app}.example.com",
};

const printed = (env: NodeJS.ProcessEnv, options = {}) =>
  nginxSite({
    deployed: deployedFrom(env),
    folders: servedFolders(env),
    apiProcesses: ["127.0.0.1:4000"],
    certificate: "/etc/letsencrypt/live/banquete.example.com",
    httpPort: 80,
    hsts: true,
    contact: "ajuda@example.com",
    limits: limitsFrom(env),
    log: "/var/log/nginx/banquete.log",
    ...options,
  });
const names = (site: string) =>
  [...site.matchAll(/^ +server_name (.*);$/gm)].map(([, hosts]) => hosts);

test("on one origin everything is of the page's host", () => {
  const site = printed(ONE_ORIGIN);
  expect(new Set(names(site))).toEqual(new Set(["banquete.example.com"]));
  expect(site).toContain("location ^~ /api/ {");
  expect(site).not.toMatch(/Access-Control|\{\{|include parts/);
});

test("on many origins remotes share a server, and the API has its own", () => {
  const [, ...servers] = names(printed(MANY_ORIGINS));
  expect(servers).toEqual([
    "banquete.example.com",
    "mf-wizard.example.com mf-account.example.com mf-b2b.example.com mf-billing.example.com",
    "api.example.com",
  ]);
});

test("the log of calls has templates of routes, never a path with its values", () => {
  for (const [env, start] of [
    [ONE_ORIGIN, "/api"],
    [MANY_ORIGINS, ""],
  ] as const) {
    const site = printed(env);
    const [, lines = ""] =
      /map \$request_uri \$banquete_route \{\n([^}]*)\n\}/.exec(site) ?? [];
    const map = [...lines.matchAll(/"~(.+)" "(.+)";/g)].map(
      ([, pattern, name]) => [new RegExp(pattern!), name] as const,
    );
    const logged = (path: string) =>
      map.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
    for (const { path } of Object.values(endpoints)) {
      const real = `${start}${path.replaceAll(/:\w+/g, "4242")}`;
      expect([logged(real), logged(`${real}?token=4242`)]).toEqual([
        path,
        path,
      ]);
    }
    expect(logged("/redefinir-senha?token=4242")).toBe("page");
    expect(logged("/mf-b2b/1.0.0-4242/remoteEntry.js")).toBe("file");
    const [format = ""] = /log_format .*/.exec(site) ?? [];
    expect(format).toContain("$banquete_route");
    expect(format).not.toMatch(/\$(request|uri|request_uri|args|http_\w+)\b/);
    // Debian's own log would have the paths.
    const logs = site.match(/access_log .*/g) ?? [];
    expect(logs).toHaveLength(site.split(/^server \{$/m).length - 1);
    for (const log of logs) expect(log).toMatch(/ banquete;$/);
    expect(site.match(/error_log stderr crit;/g)).toHaveLength(logs.length);
  }
});

test("the probes of a process are not public", () => {
  expect(printed(ONE_ORIGIN)).toContain("location = /api/readyz {");
  expect(printed(MANY_ORIGINS)).toContain("location = /readyz {");
});

test("what scripts need is enforced while the file of the list says so, else reported", () => {
  const site = printed(ONE_ORIGIN);
  const [, enforced = ""] =
    /if \(-f \/srv\/banquete\/scripts-checked\) \{([^}]*)\}/.exec(site) ?? [];
  expect(enforced).toContain(
    `set $banquete_integrity "blocked-destinations=(script)";`,
  );
  expect(enforced).toContain(`set $banquete_reported_integrity "";`);
  expect(site).toContain(
    "add_header Integrity-Policy $banquete_integrity always;",
  );
});

test("every other name gets no certificate and no answer, on each port", () => {
  const [, other = ""] = printed(MANY_ORIGINS).split(/^server \{$/m);
  expect(other.match(/listen .*;/g)).toEqual([
    "listen 80 default_server;",
    "listen [::]:80 default_server;",
    "listen 443 ssl http2 default_server;",
    "listen [::]:443 ssl http2 default_server;",
  ]);
  expect(other).toContain("ssl_reject_handshake on;");
  expect(other).toContain("return 444;");
  expect(other).not.toContain("server_name");
});

test("security.txt has the contact of the operator, which must be an email", () => {
  expect(printed(ONE_ORIGIN)).toContain(
    'return 200 "Contact: mailto:ajuda@example.com\\nExpires: 2',
  );
  expect(() => printed(ONE_ORIGIN, { contact: 'a"; b@c' })).toThrow(
    /^BANQUETE_SUPPORT_EMAIL must [^\n]+\.$/,
  );
});

test("a call in the clear is known by its host and path", () => {
  expect(printed(ONE_ORIGIN)).toContain('"~^banquete\\.example\\.com/api/" 1;');
  expect(printed(MANY_ORIGINS)).toContain('"~^api\\.example\\.com/" 1;');
});

test("every process of the API is named, and HTTPS is for good unless that is not wanted", () => {
  const apiProcesses = ["127.0.0.1:4000", "10.0.0.5:4000"];
  const site = printed(ONE_ORIGIN, { apiProcesses });
  expect(site).toMatch(
    / server 127\.0\.0\.1:4000 .*;\n +server 10\.0\.0\.5:4000 .*;\n/,
  );
  expect(site).toContain(
    'Strict-Transport-Security "max-age=31536000; includeSubDomains" always',
  );
  expect(printed(ONE_ORIGIN, { hsts: false })).not.toContain(
    "max-age=31536000;",
  );
});

test("an address has its limits for files and for calls, and 0 switches one off", () => {
  const site = printed(MANY_ORIGINS);
  const [, , page = "", remotes = "", api = ""] = site
    .split(/^server \{$/m)
    .slice(1);
  for (const files of [page, remotes]) {
    expect(files).toContain("limit_req zone=banquete_files burst=500 nodelay;");
    expect(files).toContain("limit_conn banquete_addresses 200;");
  }
  expect(api).toContain("limit_req zone=banquete_calls burst=100 nodelay;");
  expect(api).toContain("limit_conn banquete_addresses 200;");
  expect(api).toContain(
    'return 429 \'{"error":"Muitas tentativas. Aguarde um pouco e tente de novo.","code":"RATE_LIMITED"}\';',
  );

  expect(api).toContain(
    'add_header Access-Control-Allow-Origin "https://banquete.example.com" always;',
  );

  const env = {
    ...ONE_ORIGIN,
    BANQUETE_NGINX_FILE_RATE: "250",
    BANQUETE_NGINX_CALL_RATE: "0",
    BANQUETE_NGINX_CONNECTIONS: "0",
  };
  const other = printed(env);
  expect(other).toContain("zone=banquete_files:10m rate=250r/s;");
  expect(other).toContain("burst=1250 nodelay;");
  expect(other).not.toMatch(/zone=banquete_calls burst|limit_conn banquete/);
  // A limit of the whole host would count calls without one of their own.
  expect(other).not.toMatch(/^ {4}limit_req /m);
  expect(other).toMatch(/^ {8}limit_req zone=banquete_files /m);
});

test.each([
  ["BANQUETE_NGINX_FILE_RATE", "many"],
  ["BANQUETE_NGINX_CONNECTIONS", "-1"],
  ["BANQUETE_ORIGINS", ""],
  ["BANQUETE_ORIGINS", "http://banquete.example.com"],
  ["BANQUETE_ORIGINS", "https://banquete.example.com/app"],
  ["BANQUETE_API_URL", ""],
  ["BANQUETE_API_URL", "https://banquete.example.com"],
  ["BANQUETE_API_URL", "https://banquete.example.com/api/"],
  ["BANQUETE_RELEASE_URL", "https://{app}.example.com/files"],
  ["BANQUETE_RELEASE_TARGET", "s3://bucket/prefix"],
  ["BANQUETE_RELEASE_TARGET", "releases"],
])("%s=%s is refused in one line that names it", (name, value) => {
  expect(() => printed({ ...ONE_ORIGIN, [name]: value })).toThrow(
    new RegExp(`^${name} must [^\\n]+\\.$`),
  );
});

test("the page of releases needs a password, is kept nowhere, and is there only by its setting", () => {
  expect(printed(ONE_ORIGIN)).not.toContain("auth_basic");
  const releases = { BANQUETE_RELEASES_PAGE: "/srv/releases-page" };
  const [, location = ""] =
    /location = \/releases\/ \{([^}]*)\}/.exec(
      printed({ ...ONE_ORIGIN, ...releases }),
    ) ?? [];
  for (const line of [
    'auth_basic "Releases";',
    "auth_basic_user_file /srv/releases-page/passwords;",
    "root /srv/releases-page;",
    "add_header Cache-Control no-store always;",
    "try_files /index.html =404;",
  ])
    expect(location).toContain(`        ${line}\n`);
  const among = { BANQUETE_RELEASES_PAGE: "/srv/banquete/page" };
  expect(() => printed({ ...ONE_ORIGIN, ...among })).toThrow(
    "BANQUETE_RELEASES_PAGE must be outside of what everybody can read.",
  );
});

test("a path that nginx would read otherwise is refused", () => {
  const env = { ...ONE_ORIGIN, BANQUETE_RELEASE_TARGET: "/srv/a;b" };
  expect(() => printed(env)).toThrow('"/srv/a;b" has a character');
});
