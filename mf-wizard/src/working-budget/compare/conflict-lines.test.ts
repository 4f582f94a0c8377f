import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { comparedBudget } from "./compare-lines.ts";
import { conflictLines } from "./conflict-lines.ts";

const mine = { ...comparedBudget(SAMPLE_100), name: "Festa" };
const texts = (theirs: typeof mine) =>
  conflictLines(mine, theirs).map((line) =>
    [line.label, line.mine, line.theirs].join(" | ").replaceAll("\u00a0", " "),
  );

test("only what differs stands between guests and total", () => {
  const team = SAMPLE_100.team.map((member) =>
    member.role === "garcom" ? { ...member, cost: 220 } : member,
  );
  expect(
    texts({ ...comparedBudget({ ...SAMPLE_100, team }), name: "Festa" }),
  ).toEqual([
    "Convidados | 100 | 100",
    "Equipe | R$ 3.600,00 | R$ 3.650,00",
    "Total final | R$ 25.004,00 | R$ 25.074,00",
  ]);
});

test("another name and another margin are listed", () => {
  const theirs = comparedBudget({ ...SAMPLE_100, contingency: 0.1 });
  expect(texts({ ...theirs, name: "Festa da Ana" })).toEqual([
    "Nome | Festa | Festa da Ana",
    "Convidados | 100 | 100",
    "Margens (40% e 45%) | R$ 7.144,00 | R$ 8.037,00",
    "Total final | R$ 25.004,00 | R$ 25.897,00",
  ]);
});
