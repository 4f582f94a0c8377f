import { testScenarios } from "isolation/testing/scenario-answers";
import { wizard } from "./scenarios.ts";

testScenarios(wizard);
