import { BINARY, type Endpoint } from "shared-contracts/endpoints/endpoint";

/** Whether the call is one transaction with its kept answer. A file is made anew at each call and changes nothing; a deed is no transaction. */
export function isTransaction({ method, response, deed }: Endpoint): boolean {
  return method !== "GET" && response !== BINARY && deed === undefined;
}
