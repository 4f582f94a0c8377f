import fc from "../../node_modules/fast-check/lib/fast-check.js";
import { runs } from "../src/runs.ts";

// How often every property is tried. A failure prints its seed.
fc.configureGlobal({ numRuns: 500 * runs });

export * from "../../node_modules/fast-check/lib/fast-check.js";
export default fc;
