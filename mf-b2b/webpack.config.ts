import { remoteConfig } from "tooling/webpack-preset";
import federation from "./module-federation.config.ts";

export default remoteConfig("mf-b2b", federation);
