import { fetchRuntime } from "./remotes/fetch-runtime.ts";
import { askForRuntimeFiles } from "./runtime-files.ts";

// The run-time files travel while the rest of the shell downloads. The import is the boundary
// behind which federation decides which copy of React and of the platform doors the page uses.
askForRuntimeFiles();
void import("./bootstrap.tsx");
// Every page but this one is a remote's: what opens remotes travels beside the shell. Who opens one meets its failure.
if (location.pathname !== "/login") fetchRuntime().catch(() => undefined);
