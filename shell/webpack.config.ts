import { shellConfig } from "tooling/webpack-preset";
import federation from "./module-federation.config.ts";

export default shellConfig("shell", federation);
