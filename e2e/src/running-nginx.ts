import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { BROTLI_MODULE, ensureNginx } from "tooling/debian-programs";
import type { RunningProgram } from "./processes.ts";

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * The settings of Debian's own nginx.conf around a site, with every file in one folder, so that nginx runs beside others and
 * as any user.
 */
function mainConfiguration(site: string): string {
  return [
    ...(process.getuid?.() === 0 ? ["user www-data;"] : []),
    "worker_processes 1;",
    "pid nginx.pid;",
    "error_log stderr error;",
    `load_module ${BROTLI_MODULE};`,
    "events { worker_connections 768; }",
    "http {",
    "sendfile on;",
    "tcp_nopush on;",
    "types_hash_max_size 2048;",
    "include /etc/nginx/mime.types;",
    "default_type application/octet-stream;",
    "ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;",
    "ssl_prefer_server_ciphers on;",
    "gzip on;",
    "access_log off;",
    ...TEMPORARY.map((kind) => `${kind}_temp_path ${kind};`),
    site,
    "}",
  ].join("\n");
}

/** Starts Debian's nginx with a site and waits until it listens on a port of loopback. */
export async function startNginx(
  site: string,
  port: number,
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-nginx-"));
  // As root, what serves runs as another user.
  await chmod(folder, 0o755);
  await writeFile(join(folder, "nginx.conf"), mainConfiguration(site));
  const child = spawn(
    ensureNginx(),
    [
      ...["-p", `${folder}/`, "-c", "nginx.conf"],
      ...["-e", "stderr", "-g", "daemon off;"],
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error("nginx did not start.");
    await setTimeout(20);
  }
  return {
    pid: child.pid!,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes a certificate of one's own for some hosts, in a folder as certbot leaves one. */
export async function makeCertificate(
  folder: string,
  hosts: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-days", "2", "-nodes", "-subj", "/CN=Banquete"],
      ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
      ...["-addext", `subjectAltName=${hosts.map((h) => `DNS:${h}`).join()}`],
      ...["-keyout", join(folder, "privkey.pem")],
      ...["-out", join(folder, "fullchain.pem")],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
