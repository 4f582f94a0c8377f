import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { type EndpointName, endpoints } from "shared-contracts/endpoints/table";

/** The form of an upload, which no schema checks: its file is the body. */
function uploadForm(name: EndpointName | undefined) {
  const endpoint: Endpoint | undefined = name && endpoints[name];
  if (!endpoint?.upload) return {};
  const file = { type: "string", format: "binary" };
  return {
    consumes: ["multipart/form-data"],
    body: { type: "object", properties: { [endpoint.upload.field]: file } },
  };
}

/** The API page: /docs for people, /docs/json for tools; both from the table of calls. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Banquete API",
        description:
          "Every error is `{ error, code }`: a text in Portuguese and a code of a closed list.",
        version: "1.0.0",
      },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          intake: { type: "apiKey", in: "header", name: "X-Intake-Key" },
        },
      },
    },
    transform: (page) => {
      const { schema, url } = jsonSchemaTransform(page);
      const { endpoint } = page.route.config ?? {};
      return { url, schema: { ...schema, ...uploadForm(endpoint) } };
    },
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
