import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";

const command = fileURLToPath(new URL("price.ts", import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "banquete-price-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: unknown): string {
  const text =
    typeof content === "string" || Buffer.isBuffer(content)
      ? content
      : JSON.stringify(content);
  writeFileSync(join(folder, name), text);
  return name;
}

function price(files: string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [command, ...files], {
    cwd: env["INIT_CWD"] ? tmpdir() : folder,
    env: { PATH: process.env["PATH"], ...env },
    encoding: "utf8",
  });
  const lines = run.stdout.split("\n").slice(0, -1);
  return { ...run, lines };
}

const SAMPLE_LINE =
  '{"file":"sample.json","team":"3600.00","foods":"2195.00","drinks":"2988.00","garnishes":"1980.00","confectionery":"1554.00",' +
  '"thematicTables":"1184.00","generalExpenses":"2322.00","fixedCosts":"2037.00","subtotal":"17860.00","profitMargin":"5358.00",' +
  '"contingency":"893.00","annualAdjustment":"893.00","total":"25004.00","perPerson":"250.04"}';

test("an exported budget is one line of figures", () => {
  const run = price([write("sample.json", { data: SAMPLE_100 })]);
  expect(run.lines).toEqual([SAMPLE_LINE]);
  expect(run.stderr).toBe("");
  expect(run.status).toBe(0);
});

test("amounts are the exact value, half up", () => {
  const fixedCosts = { kitchenRent: 0.1, insurance: 0.2, permit: 0.705 };
  const eventData = { guests: 3 };
  const run = price([
    write("cents.json", { eventData, fixedCosts, profitMargin: 0.5 }),
  ]);
  expect(JSON.parse(run.lines[0] ?? "")).toEqual(
    expect.objectContaining({
      subtotal: "1.01",
      profitMargin: "0.50",
      contingency: "0.05",
      total: "1.61",
      perPerson: "0.54",
    }),
  );
});

test("a file that cannot be priced says why on its line; the others are still priced", () => {
  const run = price([
    write("empty.json", ""),
    "missing.json",
    write("sample.json", { data: SAMPLE_100 }),
    write("broken.json", "{"),
    write("list.json", "[]"),
  ]);
  expect(run.lines).toEqual([
    '{"file":"empty.json","error":"Arquivo vazio ou inválido"}',
    '{"file":"missing.json","error":"Erro ao ler arquivo"}',
    SAMPLE_LINE,
    '{"file":"broken.json","error":"Arquivo JSON inválido. Verifique se o arquivo não está corrompido."}',
    '{"file":"list.json","error":"Arquivo não contém dados válidos"}',
  ]);
  expect(run.stderr).toContain("missing.json");
  expect(run.status).toBe(1);
});

test("what is taken in another way than it is written is in notes", () => {
  const run = price([
    write("percent.json", { ...SAMPLE_100, profitMargin: 30 }),
  ]);
  const sample = JSON.parse(SAMPLE_LINE) as object;
  expect(JSON.parse(run.lines[0] ?? "")).toEqual({
    ...sample,
    file: "percent.json",
    notes: ["Margem de lucro lida como 30 %"],
  });
});

test("a file is read in the encoding it is written in", () => {
  const text = JSON.stringify({ data: SAMPLE_100 });
  const run = price([
    write("sample.json", Buffer.from(`\uFEFF${text}`, "utf16le")),
    write("latin.json", Buffer.from('{"eventData":{"city":"É"}}', "latin1")),
  ]);
  expect(run.lines[0]).toBe(SAMPLE_LINE);
  expect(run.lines[1]).toContain('"total":"0.00"');
});

test("run through npm, paths are meant from where the command was typed", () => {
  write("sample.json", { data: SAMPLE_100 });
  const env = { npm_lifecycle_event: "price", INIT_CWD: folder };
  expect(price(["sample.json"], env).lines).toEqual([SAMPLE_LINE]);
});

test("without files it explains itself", () => {
  const run = price([]);
  expect(run.stdout).toBe("");
  expect(run.stderr).toContain("usage: npm run -s price");
  expect(run.status).toBe(2);
});
