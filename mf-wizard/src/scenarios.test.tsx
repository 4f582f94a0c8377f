import { testScenarios } from "isolation/testing/render-scenario";
import { remote } from "./remote.tsx";
import { wizard } from "./scenarios.ts";

testScenarios(wizard, remote);
