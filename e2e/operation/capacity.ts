import { type Capacity, capacityRound } from "./capacity-round.ts";

// npm run capacity: the table of docs/scaling.md.
const SECONDS = 15;

const cells = ({ name, perSecond, ms, api, database }: Capacity) => [
  name,
  Math.round(perSecond),
  Math.round(ms),
  api.toFixed(1),
  database.toFixed(1),
];
const rows: unknown[][] = [
  [
    "processes",
    "what",
    "a second",
    "95 % within, ms",
    "processor time of the API, ms",
    "of PostgreSQL, ms",
  ],
  ["---:", "---", "---:", "---:", "---:", "---:"],
];
for (const processes of [1, 4]) {
  console.error(`${processes}…`);
  for (const capacity of await capacityRound(processes, SECONDS))
    rows.push([processes, ...cells(capacity)]);
}
for (const row of rows) console.log(`| ${row.join(" | ")} |`);
