import { showLastTheme } from "./theme/shown-theme.ts";

showLastTheme();
// The import is asynchronous because Module Federation chooses the copies of shared modules before it runs what uses
// them.
import("./bootstrap.tsx").catch((error: unknown) => {
  console.error(error);
  document.documentElement.dataset.start = "failed";
});
