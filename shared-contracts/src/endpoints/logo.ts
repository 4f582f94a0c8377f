import * as z from "zod/mini";
import { LOGO_MAX_BYTES, logoSchema } from "../entities/logo.ts";
import { endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const;

/** A PNG or JPEG by its bytes, whatever it is called. One attempt of 60 s. */
export const uploadLogo = endpoint({
  method: "POST",
  path: "/logo/upload-logo",
  summary: "Takes a PNG or JPEG as the account's logo.",
  steps: ["signedIn", "turnIfLarge", "input", "answer"],
  upload: { field: "logo", limit: LOGO_MAX_BYTES },
  response: logoSchema,
  errors: [...errors, "UNSUPPORTED_MEDIA"],
  attempts: { count: 1, timeoutMs: 60_000 },
});

export const getLogo = endpoint({
  method: "GET",
  path: "/logo/logo",
  summary: "Where the account's logo is.",
  steps: ["signedIn", "input", "answer"],
  response: logoSchema,
  errors,
});

export const deleteLogo = endpoint({
  method: "DELETE",
  path: "/logo/logo",
  summary: "Removes the account's logo.",
  steps: ["signedIn", "input", "transaction"],
  response: z.object({ success: z.boolean() }),
  errors,
});
