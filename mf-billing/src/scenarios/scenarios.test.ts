import { testScenarios } from "isolation/testing/scenario-answers";
import { billing } from "./scenarios.ts";

testScenarios(billing);
