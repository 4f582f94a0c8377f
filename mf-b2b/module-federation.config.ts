import { remoteShared } from "tooling/shared-modules";

export default {
  name: "mf_b2b",
  exposes: { "./remote": "./src/remote.tsx" },
  shared: remoteShared("mf-b2b"),
};
