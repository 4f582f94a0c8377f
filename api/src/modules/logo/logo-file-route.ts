import type { FastifyInstance } from "fastify";
import { validate as isUuid } from "uuid";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { findLogoFile } from "./repository.ts";

/**
 * The pictures themselves, outside the table of calls: an image element asks for them, which carries no token. Whatever a browser might
 * make of one, it is the type we encoded, runs nothing, and is never a page.
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
