import { StartError } from "./start-error.ts";

/**
 * The origins whose builds may take the place of a published remote: BANQUETE_REMOTE_OVERRIDE, separated by commas.
 * Without it the shell is built without the code for it. Throws StartError.
 */
export function overrideOrigins(env: NodeJS.ProcessEnv): string[] {
  const listed = (env.BANQUETE_REMOTE_OVERRIDE ?? "").split(",");
  return listed.flatMap((text) => {
    const origin = text.trim();
    if (!origin) return [];
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new StartError(
        `BANQUETE_REMOTE_OVERRIDE must list origins such as http://localhost:3004, not "${origin}"`,
      );
    return [origin];
  });
}
