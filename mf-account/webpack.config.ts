import { remoteConfig } from "tooling/webpack-preset";

export default remoteConfig("mf-account");
