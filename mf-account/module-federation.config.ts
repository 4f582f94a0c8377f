import { remoteShared } from "tooling/shared-modules";

export default {
  name: "mf_account",
  exposes: { "./remote": "./src/remote.tsx" },
  shared: remoteShared("mf-account"),
};
