import { existsSync } from "node:fs";
import {
  ensureDebianProgram,
  findProgram,
  type DebianProgram,
} from "./debian-package.ts";

/** The module that makes nginx answer in brotli, where Debian has it. */
export const BROTLI_MODULE =
  "/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so";

export const nginx: DebianProgram = {
  name: "nginx",
  neededBy: "Tests of a deployment",
  packages: ["nginx", "libnginx-mod-http-brotli-filter", "openssl"],
  find: () =>
    existsSync(BROTLI_MODULE) && findProgram(["openssl"])
      ? findProgram(["nginx"], "/usr/sbin")
      : null,
};

/**
 * nginx with brotli and what makes a certificate, after installing Debian's packages where this process may. Throws one
 * line that says what to do.
 */
export function ensureNginx(): string {
  return ensureDebianProgram(nginx);
}
