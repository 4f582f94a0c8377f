import { shellConfig } from "build/webpack-preset";

export default shellConfig("shell");
