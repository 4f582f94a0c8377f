import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { type ApiError, refusedField } from "../http/api-error.ts";

/** Room for the form around a file, in bytes. */
const FORM_ROOM = 64 * 1024;

type Upload = NonNullable<Endpoint["upload"]>;

/** The largest body of an upload, in bytes. */
export function uploadBodyLimit({ limit }: Upload): number {
  return limit + FORM_ROOM;
}

/** Makes the routes of a scope accept a form with exactly one file, which becomes their body. */
export function registerUploadBody(
  app: FastifyInstance,
  { field }: Upload,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "multipart/form-data",
    { parseAs: "buffer" },
    async (request: FastifyRequest, bytes: Buffer) => {
      const type = request.headers["content-type"] ?? "";
      return fileOf(await readForm(bytes, type, field), field);
    },
  );
}

/** Node's built-in parser, which follows the standard. */
async function readForm(
  bytes: Buffer,
  type: string,
  field: string,
): Promise<FormData> {
  try {
    const headers = { "content-type": type };
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw noFile(field);
  }
}

function fileOf(form: FormData, field: string): File {
  const file = form.get(field);
  if (!(file instanceof File) || [...form].length !== 1) {
    throw noFile(field);
  }
  return file;
}

function noFile(field: string): ApiError {
  return refusedField(field, "Envie um formulário com um arquivo neste campo");
}
