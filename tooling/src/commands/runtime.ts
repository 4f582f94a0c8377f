import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { deployedFrom } from "../../deploy/deployment-env.ts";
import { runCommand } from "../../release/command-line.ts";
import { listKeysFrom, publicKeysOf } from "../../release/list-keys.ts";
import { previewState } from "../../release/preview-link.ts";
import {
  legalTexts,
  newsState,
  registrationState,
  supportContact,
} from "../serve/runtime-config.ts";

// npm run -s runtime: prints a deployment's runtime.json, from the API's variables.
await runCommand(async () => {
  const remotesKeys = publicKeysOf(listKeysFrom(process.env));
  const config: RuntimeConfig = {
    apiUrl: deployedFrom(process.env).api,
    support: supportContact(process.env),
    legal: legalTexts(process.env),
    ...registrationState(process.env),
    ...newsState(process.env),
    ...(remotesKeys.length && { remotesKeys }),
    ...previewState(process.env),
  };
  return JSON.stringify(config, null, 2);
});
