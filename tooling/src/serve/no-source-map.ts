/** Built folders are served without their source maps, as a release is published. */
export const isNoSourceMap = (path: string) => !path.endsWith(".map");
