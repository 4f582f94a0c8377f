import * as z from "zod/mini";

/** Preferences kept with the account (/user/config). */
export const userConfigSchema = z.object({ darkMode: z.boolean() });

export type UserConfig = z.infer<typeof userConfigSchema>;
