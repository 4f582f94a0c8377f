import { requestRuntimeFiles } from "./runtime-files.ts";
import { showLastTheme } from "./theme/shown-theme.ts";

showLastTheme();
// The run-time files download together with the rest of the shell. The import is asynchronous because Module Federation
// chooses the copies of shared modules before it runs what uses them.
requestRuntimeFiles();
import("./bootstrap.tsx").catch((error: unknown) => {
  console.error(error);
  document.documentElement.dataset.start = "failed";
});
