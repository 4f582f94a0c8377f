import { remoteShared } from "tooling/shared-modules";

export default {
  name: "mf_wizard",
  exposes: { "./remote": "./src/remote.tsx" },
  shared: remoteShared("mf-wizard"),
};
