import { startIsolation } from "isolation/start";

// The page that shows this remote alone; the shell never loads it.
void startIsolation(() =>
  import("./scenarios/scenarios.ts").then(({ wizard }) => wizard),
);
