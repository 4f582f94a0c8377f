import { testScenarios } from "isolation/testing/scenario-answers";
import { b2b } from "./scenarios.ts";

testScenarios(b2b);
