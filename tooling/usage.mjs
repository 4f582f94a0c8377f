// Read on whatever Node npm runs on, before anything is installed.
import { ports } from "./registered.mjs";

const remotes = Object.keys(ports);
const apps = ["shell", ...remotes];

/** How each npm command with words is called: the names that may come first, and whether one has to. */
const commands = {
  dev: { form: "[-- REMOTE…]", names: remotes },
  isolate: {
    form: "-- REMOTE [--api http://localhost:4000] [--production|--live]",
    names: remotes,
    needed: true,
  },
  "contract:check": { form: "-- APP…", names: apps, needed: true },
  release: {
    form: "-- APP… [--canary PERCENT] [--skip clean-tree|ancestor|types|tests|size]… or npm run release -- REMOTE… --promote-from TARGET or npm run release -- REMOTE --preview [--promote-from TARGET] or npm run release -- APP --promote|--pin|--unpin",
    names: apps,
    needed: true,
  },
  rollback: {
    form: "-- APP [VERSION] [APP [VERSION]]…",
    names: apps,
    needed: true,
  },
  releases: {
    form: "[-- APP…] [--prune N] [--sign] [--worker on|off] [--page FILE [--metrics URL]…]",
    names: apps,
  },
  packages: { form: "[-- --publish]" },
  "explain-stack": { form: "[-- FILE], without FILE from stdin" },
  nginx: {
    form: "[-- --api HOST:PORT]… [--certificate FOLDER] [--listen ADDRESS] [--http-port PORT] [--no-hsts] [--log FILE]",
  },
  price: { form: "-- FILE…", needed: true },
  admin: {
    form: "-- grant-plan|intake-key|reset-link|block|unblock|export-user|erase-user EMAIL …",
    needed: true,
  },
  "test:mutants": { form: "-- AREA [FILE…]", needed: true },
};

/** How a command is called, in one line. */
export function usageOf(command) {
  return `Usage: npm run ${command} ${commands[command]?.form ?? ""}`.trimEnd();
}

/**
 * What is wrong with how a command was called, as far as its first word and the names of remotes tell; undefined for
 * nothing.
 */
export function wrongUse(command, words) {
  const { names, needed } = commands[command] ?? {};
  if (needed && words.every((word) => word.startsWith("-")))
    return usageOf(command);
  const unknown = names
    ? words.find(
        (word, at) =>
          (word.startsWith("mf-") || (at === 0 && !word.startsWith("-"))) &&
          !names.includes(word),
      )
    : undefined;
  return (
    unknown &&
    `There is no ${unknown}, only ${names.join(", ")}. ${usageOf(command)}`
  );
}
