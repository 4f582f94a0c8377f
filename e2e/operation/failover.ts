import { isWithinLimit, table } from "../bench/result.ts";
import { failoverRound } from "./failover-round.ts";

// npm run failover: the first of two databases is killed under load, then processes of the API for a minute. Exit code 1
// when a promise is broken.
const KILLS = 60;

const results = [];
for (const replication of ["synchronous", "asynchronous"] as const) {
  console.error(`${replication}…`);
  results.push(...(await failoverRound(replication, KILLS)));
}
console.log(table(results));
if (!results.every(isWithinLimit)) process.exitCode = 1;
