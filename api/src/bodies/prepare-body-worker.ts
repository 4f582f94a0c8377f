import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { endpoints } from "shared-contracts/endpoints/table";
import { checkBySchema, SchemaRefusal } from "../http/check-by-schema.ts";
import { refusedBySchema } from "../http/errors.ts";
import { parseJson } from "../http/json-body.ts";
import { answerJobs } from "../threads/answer-jobs.ts";
import { type BodyText, prepareBody } from "./prepare-body.ts";

answerJobs(async ({ name, text }: BodyText) => {
  const { body: schema, method, path }: Endpoint = endpoints[name];
  if (!schema) throw new Error(`${name} has no body to prepare.`);
  const route = { schema, method, url: path, httpPart: "body" };
  const checked = await checkBySchema(route)(parseJson(text));
  if (checked.error instanceof SchemaRefusal) {
    throw refusedBySchema(name, checked.error);
  }
  return prepareBody(name, checked.value);
});
