import * as z from "zod/mini";
import { LOGO_MAX_BYTES, logoSchema } from "../entities/logo.ts";
import type { Endpoint } from "./endpoint.ts";

export const logoCalls = {
  /** Recognises PNG and JPEG by their bytes, not by the file name. One attempt of 60 s. */
  uploadLogo: {
    method: "POST",
    path: "/logo/upload-logo",
    steps: ["signedIn", "turnIfLarge", "input", "answer"],
    upload: { field: "logo", limit: LOGO_MAX_BYTES },
    response: logoSchema,
    errors: ["UNSUPPORTED_MEDIA"],
    attempts: { count: 1, timeoutMs: 60_000 },
  },

  getLogo: {
    method: "GET",
    path: "/logo/logo",
    steps: ["signedIn", "input", "answer"],
    response: logoSchema,
  },

  deleteLogo: {
    method: "DELETE",
    path: "/logo/logo",
    steps: ["signedIn", "input", "transaction"],
    response: z.object({ success: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
