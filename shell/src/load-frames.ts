import type { Frames } from "./frames.tsx";
import type { Parts } from "./parts.ts";

export type PartsWithFrames = ReturnType<typeof withFrames>;

/** Adds what downloads and builds the frames around remotes' pages, once. A failure is not remembered. */
export function withFrames(parts: Parts) {
  let frames: Promise<Frames> | null = null;
  return {
    ...parts,
    loadFrames(): Promise<Frames> {
      frames ??= import("./frames.tsx").then(({ buildFrames }) =>
        buildFrames(parts),
      );
      frames.catch(() => (frames = null));
      return frames;
    },
  };
}
