import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawPages } from "../../test/draw-pdf.ts";
import {
  differentPixels,
  type GreyPicture,
  greyPicture,
  readPicture,
  writePicture,
} from "../../test/grey-pictures.ts";
import { fixtureNames, fixtureProposal } from "../../test/proposal-fixtures.ts";
import { renderProposal } from "./render.ts";

/** Approves what is drawn now instead of comparing it: CONTRIBUTING.md, "Pictures of proposals". */
const isApproving = process.env["BANQUETE_APPROVE_PICTURES"] === "1";
const APPROVED = join(import.meta.dirname, "../../test/fixtures/proposals");
/** Where a picture that differs is left to be looked at. */
const DIFFERENT = join(tmpdir(), "banquete-proposals");
const SCALE = 0.75;
/** A letter of the smallest text has ten and more. */
const SAME_PIXELS = 5;

/** The pictures of a fixture by the names of their files; of a long one, the first and the last page. */
async function drawn(name: string) {
  const file = await renderProposal(fixtureProposal(name));
  const pages = await drawPages(file, SCALE, name === "2000-lines");
  return pages.map(({ number, canvas }): [string, GreyPicture] => [
    `${name}-${number}.png`,
    greyPicture(canvas),
  ]);
}

test.each(fixtureNames)(
  "the proposal %s looks as approved [proposal-pictures]",
  async (name) => {
    const different: string[] = [];
    const pictures = await drawn(name);
    for (const [file, picture] of pictures) {
      const path = join(APPROVED, file);
      if (isApproving) await writePicture(path, picture);
      const pixels = differentPixels(await readPicture(path), picture);
      if (pixels <= SAME_PIXELS) continue;
      different.push(`${pixels} pixels of ${path}`);
      await writePicture(join(DIFFERENT, file), picture);
    }
    expect(different).toEqual([]);
    const kept = (await readdir(APPROVED)).filter((file) =>
      new RegExp(`^${name}-\\d+\\.png$`).test(file),
    );
    expect(kept.toSorted()).toEqual(pictures.map(([file]) => file).toSorted());
  },
);

test("every approved picture is one of a fixture", async () => {
  const names = (await readdir(APPROVED)).map((file) =>
    file.replace(/-\d+\.png$/, ""),
  );
  expect(new Set(names)).toEqual(new Set(fixtureNames));
});

test("one letter more is noticed", async () => {
  const proposal = fixtureProposal("4-lines");
  const blocks = proposal.blocks.map((block) =>
    block.kind === "kicker" ? { ...block, text: `${block.text}s` } : block,
  );
  const file = await renderProposal({ ...proposal, blocks });
  const [first] = await drawPages(file, SCALE);
  const approved = await readPicture(join(APPROVED, "4-lines-1.png"));
  const pixels = differentPixels(approved, greyPicture(first!.canvas));
  expect(pixels).toBeGreaterThan(SAME_PIXELS);
});
