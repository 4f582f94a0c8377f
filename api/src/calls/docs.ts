import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { type EndpointName, endpoints } from "shared-contracts/endpoints/table";
import { documentHeaders } from "./document-headers.ts";
import { tagOf } from "./route-schema.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For the API page: the JSON schema of a body that the route reads by itself. */
    shownBody?: object;
  }
}

/** The form of an upload. No schema checks it: its file is the body. */
function uploadForm(name: EndpointName | undefined) {
  const endpoint: Endpoint | undefined = name && endpoints[name];
  if (!endpoint?.upload) return {};
  const file = { type: "string", format: "binary" };
  return {
    consumes: ["multipart/form-data"],
    body: { type: "object", properties: { [endpoint.upload.field]: file } },
  };
}

const DESCRIPTION = `Calls and answers are JSON in UTF-8.

Every refusal is \`{ error, code, errors }\`: a text in Portuguese, a code of a closed list, and with code VALIDATION the values that were
refused, each as \`{ path, message }\`. A path leads from the body, such as \`dados.clientInfo.name\` or \`dados.team[0].cost\`, or names a
parameter or a header; it is empty for the whole body.

A call that ended in 408, 425, 429 or 5xx, or without an answer, may be sent again with the same \`Idempotency-Key\`.`;

/** Of the API page. Swagger UI puts styles into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Serves the API page: /docs for people, /docs/json for tools, both made from the table of calls. `address` is the
 * API's public address, `webhookToken` the header of the payment gateway's token.
 */
export async function registerDocs(
  app: FastifyInstance,
  address: () => string,
  webhookToken: string,
): Promise<void> {
  const tags = [
    ...new Set(Object.values(endpoints).map(tagOf)),
    "webhooks",
    "telemetry",
  ];
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Banquete API",
        description: DESCRIPTION,
        version: "1.0.0",
        contact: { name: "Banquete" },
      },
      tags: tags.map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          intake: { type: "apiKey", in: "header", name: "X-Intake-Key" },
          webhook: { type: "apiKey", in: "header", name: webhookToken },
        },
      },
    },
    transform: (page) => {
      const { schema, url } = jsonSchemaTransform(page);
      const { endpoint, shownBody } = page.route.config ?? {};
      const call = documentHeaders(schema, endpoint && endpoints[endpoint]);
      return {
        url,
        schema: {
          ...call,
          ...uploadForm(endpoint),
          ...(shownBody && { body: shownBody }),
        },
      };
    },
    transformObject: (page) =>
      "openapiObject" in page
        ? { ...page.openapiObject, servers: [{ url: address() }] }
        : page.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: POLICY });
}
