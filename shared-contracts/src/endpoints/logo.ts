import * as z from "zod/mini";
import { LOGO_MAX_BYTES, logoSchema } from "../entities/logo.ts";
import type { Endpoint } from "./endpoint.ts";

export const logoCalls = {
  /** Recognises PNG and JPEG by their bytes, not by the file name. One attempt of 60 s. */
  uploadLogo: {
    method: "POST",
    path: "/logo/upload-logo",
    summary: "Takes a PNG or JPEG as the account's logo.",
    steps: ["signedIn", "turnIfLarge", "input", "answer"],
    upload: { field: "logo", limit: LOGO_MAX_BYTES },
    response: logoSchema,
    errors: ["UNSUPPORTED_MEDIA"],
    attempts: { count: 1, timeoutMs: 60_000 },
  },

  getLogo: {
    method: "GET",
    path: "/logo/logo",
    summary: "Where the account's logo is.",
    steps: ["signedIn", "input", "answer"],
    response: logoSchema,
  },

  deleteLogo: {
    method: "DELETE",
    path: "/logo/logo",
    summary: "Removes the account's logo.",
    steps: ["signedIn", "input", "transaction"],
    response: z.object({ success: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
