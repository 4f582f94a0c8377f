import * as z from "zod/mini";

/** What signing in answers; the user id is the token's `sub`. */
export const sessionSchema = z.object({ token: z.string() });
