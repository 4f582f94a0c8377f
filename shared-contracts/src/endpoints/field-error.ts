import * as z from "zod/mini";

/**
 * One refused value of a call. `path` is its path in the body, such as `email`, `dados.clientInfo.name` or
 * `dados.team[0].cost`, or the name of a URL parameter or header; empty for the body as a whole. `message` is Portuguese
 * text for the user.
 */
export const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
