import { examples } from "tooling/runs";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";
import { activeContent, pdfText, plainSigns } from "../../test/read-pdf.ts";
import type { Proposal } from "./proposal.ts";
import { renderProposal } from "./render.ts";

const payloads = examples(injectionPayloads, 10);

const empty: Proposal = {
  title: "",
  sender: { name: "", lines: [], logo: null },
  client: [],
  event: [],
  parts: [],
  guests: "",
  total: "",
  perPerson: "",
  date: "",
};

/** The text of each page, with the halves of a row that a page break divides joined. */
const ON_EACH_PAGE = /Proposta de buffet|Proposta de |Página \d+ de \d+/g;

async function read(proposal: Proposal) {
  const file = await renderProposal(proposal);
  const text = (await pdfText(file)).replaceAll(ON_EACH_PAGE, "");
  return { said: plainSigns(text), active: await activeContent(file) };
}

test.each(payloads)("%j is text as title and as sender", async (text) => {
  const sender = { name: text, lines: [], logo: null };
  const { said, active } = await read({ ...empty, title: text, sender });
  const wanted = plainSigns(text);
  expect(said.split(wanted).length - 1).toBeGreaterThanOrEqual(2);
  expect(active).toEqual([]);
});

const pairs = payloads.map((text) => ({ name: text, value: text }));

/** Few enough that no page break divides a row. */
const chunks = Array.from({ length: pairs.length / 5 }, (_, at) =>
  pairs.slice(5 * at, 5 * at + 5),
);

test.each<[string, number, Partial<Proposal>[]]>([
  [
    "the client's and the event's",
    4,
    chunks.map((chunk) => ({ client: chunk, event: chunk })),
  ],
  [
    "the sender's lines",
    1,
    [{ sender: { name: "", lines: payloads, logo: null } }],
  ],
  ["what is served", 2, [{ parts: [{ title: "", lines: pairs, groups: [] }] }]],
  [
    "what is served in groups",
    3,
    [
      {
        parts: [
          {
            title: "",
            lines: [],
            groups: pairs.map((line) => ({ title: line.name, lines: [line] })),
          },
        ],
      },
    ],
  ],
])("all payloads are text as %s", async (_what, times, parts) => {
  const proposals = await Promise.all(
    parts.map((part) => read({ ...empty, ...part })),
  );
  const said = proposals.map((proposal) => proposal.said).join("\n");
  const missing = payloads.filter(
    (text) => said.split(plainSigns(text)).length - 1 < times,
  );
  expect(missing).toEqual([]);
  expect(proposals.flatMap(({ active }) => active)).toEqual([]);
});
