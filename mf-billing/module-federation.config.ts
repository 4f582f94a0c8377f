import { remoteShared } from "tooling/shared-modules";

export default {
  name: "mf_billing",
  exposes: { "./remote": "./src/remote.tsx" },
  shared: remoteShared("mf-billing"),
};
