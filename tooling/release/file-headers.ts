import { extname } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The files of a target that move are revalidated each time; every other is the same for good. */
const MOVING = ["remotes.json", "scripts-checked", "index.html", "sw.js"];

/** What a released file is to be served with, by its path in the target. */
export function fileHeaders(path: string) {
  return {
    "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
    "Cache-Control": MOVING.includes(path)
      ? "no-cache"
      : "public, max-age=31536000, immutable",
  };
}
