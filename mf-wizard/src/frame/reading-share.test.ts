import { jest } from "@jest/globals";
import { readingShare } from "./reading-share.ts";

test("how far a file is is told after 200 ms, and never as all of it", () => {
  let now = 1_000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const told: number[] = [];
  const hear = readingShare(80_000, (share) => told.push(share));
  now += 199;
  hear(100);
  expect(told).toEqual([]);
  now += 1;
  hear(250);
  hear(500);
  hear(2_000);
  expect(told).toEqual([0.25, 0.5, 0.99]);
  jest.restoreAllMocks();
});
