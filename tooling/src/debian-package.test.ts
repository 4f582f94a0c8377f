import { jest } from "@jest/globals";
import {
  ensureDebianProgram,
  ensureDebianPrograms,
  type DebianProgram,
} from "./debian-package.ts";

const PROGRAM: DebianProgram = {
  name: "Oven",
  neededBy: "Kitchen tests",
  packages: ["oven", "oven-tray"],
  find: () => null,
};

beforeEach(() => {
  jest.spyOn(process, "getuid").mockReturnValue(1000);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.OVEN_PATH;
});

test("a program that is there is used as it is", () => {
  const find = () => "/usr/bin/oven";
  expect(ensureDebianProgram({ ...PROGRAM, find })).toBe("/usr/bin/oven");
});

test("without the right to install, one line names what to install", () => {
  expect(() => ensureDebianProgram(PROGRAM)).toThrow(
    "Kitchen tests need Oven: install the packages oven oven-tray.",
  );
  const one = { ...PROGRAM, packages: ["oven"], variable: "OVEN_PATH" };
  expect(() => ensureDebianProgram(one)).toThrow(
    "Kitchen tests need Oven: install the package oven, or set OVEN_PATH to its path.",
  );
});

test("one line names all that is missing, and nothing that is there", () => {
  const oven = { ...PROGRAM, variable: "OVEN_PATH" };
  const bell = { ...PROGRAM, name: "Bell", packages: ["bell"] };
  const there = { ...PROGRAM, name: "Table", find: () => "/usr/bin/table" };
  expect(() => ensureDebianPrograms([oven, there, bell])).toThrow(
    "Kitchen tests need Oven; Kitchen tests need Bell: install the packages oven oven-tray bell, or set OVEN_PATH to its path.",
  );
});

test("a path that was named and is not there is not made up for", () => {
  process.env.OVEN_PATH = "/nowhere/oven";
  expect(() =>
    ensureDebianProgram({ ...PROGRAM, variable: "OVEN_PATH" }),
  ).toThrow("OVEN_PATH: there is no /nowhere/oven");
});
