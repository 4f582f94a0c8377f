import { testScenarios } from "isolation/testing/scenario-answers";
import { account } from "./scenarios.ts";

testScenarios(account);
