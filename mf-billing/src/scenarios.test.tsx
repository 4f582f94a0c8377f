import { testScenarios } from "isolation/testing/render-scenario";
import { remote } from "./remote.tsx";
import { billing } from "./scenarios.ts";

testScenarios(billing, remote);
