import { dirname } from "node:path";
import jestConfig from "../../jest.config.mjs";
import { MUTANT_AREAS } from "../src/mutant-areas.ts";

// Jest as `npm run test:mutants` runs it: one project with the tests of one area, and no database.
const { environment, tests } = MUTANT_AREAS[process.env.BANQUETE_MUTANT_AREA];
const {
  displayName: _name,
  globalSetup: _setup,
  globalTeardown: _teardown,
  ...project
} = jestConfig.projects.find(({ displayName }) => displayName === environment);

export default {
  ...project,
  rootDir: dirname(dirname(import.meta.dirname)),
  testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  // Jest lists the files of its roots once for each mutant.
  roots: [...new Set(tests.map((glob) => `<rootDir>/${dirname(glob)}`))],
};
