import type Sharp from "sharp";

let opened: Promise<typeof Sharp> | undefined;

/** The library that reads pictures, loaded with the first of them: most starts need none of its memory. */
export function openSharp(): Promise<typeof Sharp> {
  return (opened ??= open());
}

async function open() {
  const { default: sharp } = await import("sharp");
  // Only these two formats are ever decoded, although the library could read others.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer"],
  });
  // One thread for each picture leaves processor time to the other calls.
  sharp.concurrency(1);
  return sharp;
}
