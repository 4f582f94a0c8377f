import type { Endpoint } from "../endpoints/endpoint.ts";
import type { FieldError } from "../endpoints/field-error.ts";
import { fieldErrors } from "../endpoints/field-errors.ts";
import { type EndpointName, endpoints } from "../endpoints/table.ts";

/** The values of a body that the API would refuse, by the table of calls. */
export function checkBody(name: EndpointName, body: unknown): FieldError[] {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.body ? fieldErrors(endpoint.body, body) : [];
}
