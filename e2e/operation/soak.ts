import { isWithinLimit, table } from "../bench/result.ts";
import { soakRound } from "./soak-round.ts";

// npm run soak [-- MINUTES]: half an hour at four times the usual load. Exit code 1 when a promise is broken.
const minutes = Number(process.argv[2] ?? 30);

const round = { minutes, settlingMinutes: 5, isJudged: true };
const results = await soakRound(round);
console.log(table(results));
if (!results.every(isWithinLimit)) process.exitCode = 1;
