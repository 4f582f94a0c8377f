import { testScenarios } from "isolation/testing/render-scenario";
import { remote } from "./remote.tsx";
import { account } from "./scenarios.ts";

testScenarios(account, remote);
