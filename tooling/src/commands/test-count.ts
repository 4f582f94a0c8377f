import { summarize } from "../test-summary.ts";

// Prints the count of the last runs once more, as the last line of a CI log. With --deep it counts `npm run test:deep`
// too.
const { passed, failed } = summarize(
  process.argv.includes("--deep") ? ["usual", "deep"] : ["usual"],
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
