import { remoteConfig } from "tooling/webpack-preset";

export default remoteConfig("mf-b2b");
