import { BINARY, type Endpoint } from "shared-contracts/endpoints/endpoint";

/**
 * Whether the call runs as one transaction with a stored answer. A file changes nothing and is made anew at each call;
 * a row with `deed` has no transaction.
 */
export function isTransaction({ method, response, deed }: Endpoint): boolean {
  return method !== "GET" && response !== BINARY && deed === undefined;
}
