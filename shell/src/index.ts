import { requestRuntimeFiles } from "./runtime-files.ts";
import { showLastTheme } from "./theme/shown-theme.ts";

showLastTheme();
// The run-time files travel while the rest of the shell downloads. The import is the boundary
// behind which federation decides which copy of React and of the platform doors the page uses.
requestRuntimeFiles();
import("./bootstrap.tsx").catch((error: unknown) => {
  console.error(error);
  document.documentElement.dataset.start = "failed";
});
