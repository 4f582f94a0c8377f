import { examples } from "tooling/runs";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import { WEDDING } from "shared-contracts/proposal/wedding.test-data";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";
import { activeContent, pdfText, plainSigns } from "../../test/read-pdf.ts";
import { renderProposal } from "./render.ts";

const payloads = examples(injectionPayloads, 10);

async function read(
  budget: typeof WEDDING,
  title = "Festa",
  sender = { name: "", cnpj: "", lines: [] as string[], logo: null },
) {
  const file = renderProposal(
    composeProposal({
      title,
      budget,
      sender,
      others: [],
      id: 1,
      terms: {},
      pix: undefined,
      day: "2026-11-22",
    }),
  );
  return {
    said: plainSigns(await pdfText(file)),
    active: await activeContent(file),
  };
}

test.each(payloads)("%j is text as title and as sender", async (text) => {
  const sender = { name: text, cnpj: text, lines: [text], logo: null };
  const { said, active } = await read(WEDDING, text, sender);
  const wanted = plainSigns(text);
  expect(said.split(wanted).length - 1).toBeGreaterThanOrEqual(3);
  expect(active).toEqual([]);
});

const named = <Row extends { id: number; name: string }>(row: Row) =>
  payloads.map((name, index) => ({ ...row, id: index + 1, name }));
const { foods, drinks, generalExpenses, team } = WEDDING;

/** The payloads in as few notes as hold them: each takes 1,000 signs. */
function inNotes(): string[] {
  const notes = [""];
  for (const payload of payloads) {
    const longer = `${notes.at(-1)}\n${payload}`;
    if (longer.length > 1000) notes.push(payload);
    else notes[notes.length - 1] = longer;
  }
  return notes;
}
const SHOW = { team: "completo", generalExpenses: "completo" };

test.each<[string, number, object]>([
  [
    "clients and places",
    2,
    payloads.map((text) => ({
      eventData: {
        ...WEDDING.eventData,
        groomName: text,
        eventLocation: text,
      },
    })),
  ],
  ["notes", 1, inNotes().map((notes) => ({ proposal: { notes } }))],
  ["drinks", 1, [{ drinks: named(drinks[0]!) }]],
  ["categories", 1, [{ foods: named(foods[0]!) }]],
  ["team", 1, [{ team: named(team[0]!), proposal: { show: SHOW } }]],
  [
    "equipment",
    1,
    [
      {
        generalExpenses: [
          {
            ...generalExpenses[0]!,
            items: named(generalExpenses[0]!.items[0]!),
          },
        ],
        proposal: { show: SHOW },
      },
    ],
  ],
])(
  "all payloads are text as %s [text-stays-text]",
  async (_what, times, changes) => {
    const read1 = await Promise.all(
      (changes as object[]).map((change) => read({ ...WEDDING, ...change })),
    );
    const said = read1.map((proposal) => proposal.said).join("\n");
    const missing = payloads.filter(
      (text) => said.split(plainSigns(text)).length - 1 < times,
    );
    expect(missing).toEqual([]);
    expect(read1.flatMap(({ active }) => active)).toEqual([]);
  },
);
