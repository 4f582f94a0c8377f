import { reportText } from "./report-text.ts";

test("a report has scenario, conditions, build, link, calls in their order and errors, and no bodies", () => {
  const link =
    "http://localhost:3004/?scenario=trial-ended&latency=800&build=abc";
  const call = {
    call: "GET /plans",
    attempt: 1,
    ms: 12,
    at: new Date(2026, 2, 1, 9, 0, 2).getTime(),
    sent: "segredo",
    received: "segredo",
  };
  const text = reportText("mf-billing 1.0.0: Teste encerrado", link, {
    calls: [
      { ...call, status: null, attempt: 2 },
      { ...call, status: 503 },
    ],
    errors: ["second", "first"],
    violations: null,
  });
  expect(text.split("\n")).toEqual([
    "mf-billing 1.0.0: Teste encerrado",
    "",
    "Condições:",
    "- scenario: trial-ended",
    "- latency: 800",
    "- build: abc",
    "",
    `Link: ${link}`,
    "",
    `Navegador: ${navigator.userAgent}`,
    "",
    "Chamadas:",
    "- 09:00:02 GET /plans, tentativa 1 de 3: 503, 12 ms",
    "- 09:00:02 GET /plans, tentativa 2 de 3: sem resposta, 12 ms",
    "",
    "Erros:",
    "- first",
    "- second",
  ]);
});
