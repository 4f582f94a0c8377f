import type { FastifyInstance } from "fastify";
import { validate as isUuid } from "uuid";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { findLogoFile } from "./repository.ts";

/**
 * Serves the pictures. They are outside the table of calls, because an image element sends no token. The headers make a
 * browser treat each as the type it was encoded in, never as a script or a page.
 */
export function registerLogoFile(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { id: string } }>(
    "/logo/files/:id",
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const file = isUuid(params.id)
        ? await findLogoFile(db, params.id)
        : undefined;
      if (!file) throw new ApiError("NOT_FOUND");
      const extension = file.content_type === "image/png" ? "png" : "jpg";
      return reply
        .type(file.content_type)
        .headers({
          "cache-control": "private, max-age=31536000, immutable",
          "content-disposition": `inline; filename="logo.${extension}"`,
          "content-security-policy": "default-src 'none'; sandbox",
          "cross-origin-resource-policy": "cross-origin",
          "x-content-type-options": "nosniff",
        })
        .send(file.image);
    },
  );
}
