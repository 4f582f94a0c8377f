// Read on whatever Node npm runs on, before anything is installed.
import { readFileSync } from "node:fs";

const [above, installed] = import.meta.url.split("node_modules/@banquete/");

export const repository = new URL(installed ? above : "..", import.meta.url);

export const ports = installed
  ? { [read(new URL("package.json", repository)).name]: 1 }
  : read(new URL("registry.json", import.meta.url));

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
