import { pageShared } from "tooling/shared-modules";

export default { name: "shell", remotes: {}, shared: pageShared };
