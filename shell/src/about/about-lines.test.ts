import type { Candidate } from "../remotes/remotes-in-page.ts";
import { aboutLines } from "./about-lines.ts";
import { versionsText } from "./versions-text.ts";

function candidate(
  version: string,
  as: Candidate["as"] = "live",
  since?: string,
): Candidate {
  const release = {
    version,
    build: "9f3c2ab",
    base: `/${version}/`,
    entry: "remoteEntry.js",
    contracts: { core: "1.0.0" },
    integrity: {},
    preload: [],
  };
  return { release, as, since };
}

const shell = { version: "1.8.0", since: "2026-11-18T14:02:00" };

test("what runs in the page comes before what is published", () => {
  const lines = aboutLines(
    shell,
    new Map([
      ["mf-billing", candidate("2.4.0", "live", "2026-11-20T09:00:00")],
      ["mf-wizard", candidate("2.4.1", "live", "2026-11-19T09:31:00")],
    ]),
    new Map([["mf-billing", { candidate: candidate("2.3.0", "lastGood") }]]),
  );
  expect(lines).toMatchObject([
    { name: "Base", package: "shell", version: "1.8.0" },
    { name: "Orçamentos", version: "2.4.1", as: "live" },
    { name: "Planos", version: "2.3.0", since: undefined, as: "lastGood" },
  ]);
});

test("a remote without a display name, or without a release, is listed too", () => {
  const published = new Map([
    ["mf-fixture", candidate("1.0.0")],
    ["mf-b2b", undefined],
  ]);
  expect(aboutLines(shell, published, new Map()).slice(1)).toMatchObject([
    { name: "Recebidos", package: "mf-b2b", version: undefined },
    { name: "mf-fixture", version: "1.0.0" },
  ]);
});

test("the text has everything that support needs", () => {
  const lines = aboutLines(
    shell,
    new Map<string, Candidate | undefined>([
      ["mf-billing", candidate("2.3.0", "lastGood")],
      ["mf-b2b", undefined],
    ]),
    new Map(),
  );
  expect(
    versionsText(lines, {
      url: "http://localhost:3000/my-plan",
      browser: "Mozilla/5.0",
    }),
  ).toBe(
    [
      "Sobre o Banquete",
      "Base 1.8.0 (shell, no ar desde 18/11/2026, 14:02)",
      "Recebidos indisponível (mf-b2b)",
      "Planos 2.3.0 9f3c2ab (mf-billing), versão anterior",
      "http://localhost:3000/my-plan",
      "Mozilla/5.0",
    ].join("\n"),
  );
});
