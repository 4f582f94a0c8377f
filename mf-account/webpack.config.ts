import { remoteConfig } from "build/webpack-preset";

export default remoteConfig("mf-account");
