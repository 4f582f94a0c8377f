import { overrideOrigins } from "./override-origins.ts";

/** Whether a shell built now opens without network: not with overrides, nor with BANQUETE_WORKER=off. */
export function opensOffline(env: NodeJS.ProcessEnv): boolean {
  return env.BANQUETE_WORKER !== "off" && overrideOrigins(env).length === 0;
}
