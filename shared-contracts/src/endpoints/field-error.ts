import * as z from "zod/mini";

/**
 * One refused value of a call. `path` leads to it from the body, such as `email`, `dados.clientInfo.name` or
 * `dados.team[0].cost`, or is the name of a URL parameter or a header; it is empty where the whole body is meant.
 * `message` is Portuguese, for the person who typed it.
 */
export const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
