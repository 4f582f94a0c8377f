import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { KeptText } from "./draft-mirror.ts";
import { findDraft, type FoundDraft } from "./find-draft.ts";
import { toReais } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { backupKey } from "./draft-place.ts";
import { fakeDraftPlace } from "./fake-draft-place.test-data.ts";

/** What a browser held of the user USER's drafts when it was left with the shell of contract 1.7. */
interface KeptBrowser {
  localStorage: Record<string, string>;
  indexedDB: Record<string, KeptText>;
}

function browserWith(form: string) {
  const packed = readFileSync(
    new URL(`fixtures/draft-${form}.json.gz`, import.meta.url),
  );
  const kept = JSON.parse(gunzipSync(packed).toString()) as KeptBrowser;
  const place = fakeDraftPlace("USER");
  for (const [key, text] of Object.entries(kept.localStorage))
    place.local.set(key, text);
  for (const [key, text] of Object.entries(kept.indexedDB))
    place.mirrored.set(key, text);
  return place;
}

const totalOf = (draft: FoundDraft | null) =>
  draft && toReais(priceBudget(draft.budget).total);

test.each([
  ["as-text", "Casamento guardado", 137, 32_350.15],
  ["in-indexed-db", "grande", 100, 20_380_171],
  ["with-changes", "Festa grande de 1.000 pratos", 138, 28_122_731.28],
])(
  "a draft of contract 1.7 kept %s is found at the same total, with its backup",
  async (form, name, guests, total) => {
    const place = browserWith(form);
    const draft = await findDraft(place);
    const backup = await findDraft({ ...place, key: backupKey("USER") });
    expect(draft).toMatchObject({ name, budget: { eventData: { guests } } });
    expect(totalOf(draft)).toBe(total);
    expect(backup).toMatchObject({ budget: { eventData: { guests: 100 } } });
    expect(totalOf(backup)).toBe(25_004);
  },
);
