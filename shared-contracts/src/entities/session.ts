import * as z from "zod/mini";

/** The answer to a sign-in; the user id is the `sub` of the token. */
export const sessionSchema = z.object({ token: z.string() });
