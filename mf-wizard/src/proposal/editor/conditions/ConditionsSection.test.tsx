import { screen } from "@testing-library/react";
import { useState } from "react";
import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type { SentProposal } from "shared-contracts/entities/sending";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { readCopy } from "../../useSavedCopy.ts";
import { savedBudget } from "../../../scenarios/fixtures/saved-budget.ts";
import { conditionsSummary } from "./conditions-summary.ts";
import { ConditionsSection } from "./ConditionsSection.tsx";

const PLAN = {
  depositPercent: 30,
  depositDate: "2026-12-10",
  instalmentDates: ["2027-01-10", "2027-02-10"],
};

function draw(
  proposal: ProposalSettings,
  account: ProposalTerms = {},
  sent: SentProposal[] = [],
) {
  const last = { settings: proposal, terms: account };
  const saved = readCopy(savedBudget());
  const copy = { ...saved, followUp: { ...saved.followUp, sent } };
  function Place() {
    const [settings, onChange] = useState(proposal);
    const [terms, onTerms] = useState(account);
    Object.assign(last, { settings, terms });
    return (
      <ConditionsSection {...{ copy, settings, terms, onChange, onTerms }} />
    );
  }
  return { ...renderWithAppState(<Place />, { path: "/results" }), last };
}

const field = (name: string) => screen.getByRole("textbox", { name });

test.each(["400", ""])(
  "%j is no number of days: it stays with an error, and the number before it counts",
  async (typed) => {
    const { user, last } = draw({ validityDays: 30 });
    await user.clear(field("Validade"));
    if (typed) await user.type(field("Validade"), typed);
    await user.tab();
    expect(field("Validade")).toHaveValue(typed);
    expect(field("Validade")).toHaveAccessibleDescription(
      "Use de 1 a 365. Até lá vale 30.",
    );
    expect(last.settings.validityDays).toBe(30);
    await user.type(field("Validade"), "20");
    expect(last.settings.validityDays).toBe(20);
  },
);

test("an emptied deposit does not become none", async () => {
  const { user, last } = draw({ plan: PLAN });
  await user.clear(field("Sinal"));
  expect(last.settings.plan?.depositPercent).toBe(30);
  expect(field("Sinal")).toHaveAccessibleDescription(/^Use de 0 a 100\./);
});

test("days set by hand stay when the number of instalments changes", async () => {
  const { user, last } = draw({ plan: PLAN });
  const second = screen.getByLabelText("Data: 2ª parcela");
  await user.clear(second);
  await user.type(second, "2027-02-20");
  const retype = async (count: string) => {
    await user.clear(field("Parcelas"));
    await user.type(field("Parcelas"), count);
  };
  await retype("1");
  expect(last.settings.plan?.instalmentDates).toEqual(["2027-01-10"]);
  await retype("12");
  const { depositDate, instalmentDates } = last.settings.plan!;
  expect(depositDate).toBe("2026-12-10");
  expect(instalmentDates).toHaveLength(12);
  expect(instalmentDates.slice(0, 2)).toEqual(["2027-01-10", "2027-02-20"]);
});

test("deposit and instalments make the payments and become the usual ones", async () => {
  const { user, last } = draw({});
  await user.type(field("Sinal"), "30");
  await user.type(field("Parcelas"), "3");
  expect(last.settings.plan?.instalmentDates).toHaveLength(3);
  expect(last.terms).toMatchObject({ depositPercent: 30, instalments: 3 });
  expect(screen.getByText("Sinal (30%)")).toBeVisible();
  expect(screen.getByText("3ª parcela")).toBeVisible();
});

test.each([
  ["2027-03-01", "Depois da festa."],
  ["2027-01-09", "Antes da parcela anterior."],
])("an instalment on %s has the warning %s", (date, warning) => {
  draw({ plan: { ...PLAN, instalmentDates: ["2027-01-10", date] } });
  expect(screen.getByLabelText("Data: 2ª parcela")).toHaveAccessibleDescription(
    warning,
  );
});

test("notes of this budget alone do not change the usual text", async () => {
  const { user, last } = draw({ notes: "Só hoje" }, { notes: "Sempre" });
  await user.type(field("Observações"), "!");
  expect(last.terms.notes).toBe("Sempre");
  await user.click(screen.getByRole("checkbox"));
  expect(last.terms.notes).toBe("Só hoje!");
});

test("notes with the price per person of an earlier sending have a warning", () => {
  const sent = {
    n: 1,
    at: "2026-11-22T15:00:00.000Z",
    versao: 3,
    totalFinal: 37531.2,
    perPerson: 312.76,
    validUntil: "2099-12-22",
    parts: {},
    content: "x",
  };
  draw({ notes: "Mais convidados: R$ 312,76. Hora extra: R$ 1.200,00" }, {}, [
    sent,
  ]);
  expect(field("Observações")).toHaveAccessibleDescription(
    /^As observações citam R\$\s312,76; o valor por pessoa agora é R\$\s\d/,
  );
});

test("the summary names what there is", () => {
  expect(conditionsSummary({}, {})).toBe("15 dias de validade, sem plano");
  expect(conditionsSummary({ validityDays: 30, plan: PLAN }, {})).toBe(
    "30 dias de validade, sinal de 30% e 2 parcelas",
  );
});
