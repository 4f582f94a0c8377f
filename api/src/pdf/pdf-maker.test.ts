import { createPdfMaker } from "./pdf-maker.ts";
import type { Proposal } from "./proposal.ts";

const proposal: Proposal = {
  title: "Festa",
  sender: { name: "Ana", lines: [], logo: null },
  client: [],
  event: [],
  parts: [],
  guests: "",
  total: "R$ 1,00",
  perPerson: "R$ 0,00",
  date: "20/11/2026",
};

test("twenty wait, the next is told to come back, and room is made again", async () => {
  const maker = createPdfMaker();
  const made = Array.from({ length: 20 }, () => maker.make(proposal));
  await expect(maker.make(proposal)).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  for (const file of await Promise.all(made)) {
    expect(Buffer.from(file.subarray(0, 5)).toString()).toBe("%PDF-");
  }
  await expect(maker.make(proposal)).resolves.toBeInstanceOf(Uint8Array);
  await maker.close();
});

test("a proposal that breaks fails alone", async () => {
  const maker = createPdfMaker();
  const broken = maker.make({ ...proposal, parts: null as never });
  const next = maker.make(proposal);
  await expect(broken).rejects.toThrow("PDF failed");
  await expect(next).resolves.toBeInstanceOf(Uint8Array);
  await maker.close();
});
