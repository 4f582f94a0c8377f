import {
  ensureDebianProgram,
  findProgram,
  type DebianProgram,
} from "./debian-package.ts";

export const webkit: DebianProgram = {
  name: "WebKit",
  neededBy: "Tests in WebKit",
  packages: ["webkit2gtk-driver", "xvfb"],
  find: () => findProgram(["Xvfb"]) && findProgram(["WebKitWebDriver"]),
};

/**
 * The WebDriver of WebKitGTK; installs Debian's package, and a screen without a monitor, where there is none and this
 * process may. Throws one line that says what to do.
 */
export function ensureWebKit(): string {
  return ensureDebianProgram(webkit);
}
