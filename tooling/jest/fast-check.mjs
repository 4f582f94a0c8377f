import fc from "../../node_modules/fast-check/lib/fast-check.js";

// Every property is tried so often; BANQUETE_RUNS multiplies it. A failure prints its seed.
fc.configureGlobal({ numRuns: 500 * Number(process.env.BANQUETE_RUNS ?? 1) });

export * from "../../node_modules/fast-check/lib/fast-check.js";
export default fc;
