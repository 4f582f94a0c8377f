import { parentPort } from "node:worker_threads";
import type { Proposal } from "./proposal.ts";
import { renderProposal } from "./render.ts";

// One proposal in, one answer out; the maker sends the next only then.
parentPort?.on("message", (proposal: Proposal) => {
  renderProposal(proposal).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
