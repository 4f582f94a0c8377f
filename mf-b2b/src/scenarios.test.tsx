import { testScenarios } from "isolation/testing/render-scenario";
import { remote } from "./remote.tsx";
import { b2b } from "./scenarios.ts";

testScenarios(b2b, remote);
