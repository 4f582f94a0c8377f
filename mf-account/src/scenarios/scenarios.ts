import type { RemoteScenarios } from "isolation/scenario";
import { answer, answerBy } from "isolation/scenario-answer";
import { accountRefusals, faultStates } from "isolation/usual-states";
import type { Company } from "shared-contracts/entities/company";
import type { Profile } from "shared-contracts/entities/profile";
import type { UserConfig } from "shared-contracts/entities/user-config";
import { company, companyStates } from "./company.ts";
import { deviceStates, sessions } from "./devices.ts";
import { emailStates } from "./emails.ts";
import { activeKey, intakeStates, noKey } from "./intake-key.ts";
import { logo, logoStates } from "./logo.ts";
import { ownDataStates } from "./own-data.ts";
import { passwordStates } from "./password.ts";
import { FAILED, profile, profileStates } from "./profile.ts";

/** mf-account alone: profile, password, company and logo. */
export const account: RemoteScenarios = {
  remote: "mf-account",
  pages: [
    { path: "/security", page: "security", title: "Segurança" },
    { path: "/config", page: "config", title: "Configurações" },
  ],
  api: () => [
    answer("getProfile", profile),
    answerBy("updateProfile", ({ body }) => body as Profile),
    answer("changePassword", { success: true }),
    answer("getSecurity", sessions),
    answer("endSession", { success: true }),
    answer("logout", { success: true }),
    answer("askConfirmation", { mail: true }),
    answer("getUserConfig", { darkMode: false }),
    answerBy("updateUserConfig", ({ body }) => body as UserConfig),
    answer("exportOwnData", new Blob(["{}"])),
    answer("eraseOwnAccount", { eraseAt: "2026-11-30T12:00:00.000Z" }),
    answer("getCompany", company),
    answerBy("updateCompany", ({ body }) => body as Company),
    answer("getLogo", logo),
    answer("uploadLogo", logo),
    answer("deleteLogo", { success: true }),
    answer("getIntakeKey", noKey),
    answer("makeIntakeKey", { ...activeKey, key: `bqk_${"a".repeat(43)}` }),
    answer("endIntakeKey", { success: true }),
  ],
  scenarios: [
    ...profileStates,
    ...passwordStates,
    ...deviceStates,
    ...emailStates,
    ...ownDataStates,
    ...companyStates,
    ...logoStates,
    ...intakeStates,
    ...faultStates({ path: "/security", title: "Segurança" }),
    ...accountRefusals({
      path: "/security",
      call: "getProfile",
      failed: FAILED,
    }),
  ],
};
