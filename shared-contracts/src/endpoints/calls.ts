import type { BodyOf, ParamsOf, ResponseOf } from "./endpoint.ts";
import type { EndpointName, Endpoints } from "./table.ts";

interface Parts<N extends EndpointName> {
  params: ParamsOf<Endpoints[N]>;
  body: BodyOf<Endpoints[N]>;
  response: ResponseOf<Endpoints[N]>;
}

/** Parameters, body and response of each call, for shell and remotes. Calls without parameters or body lack the key. */
export type Calls = {
  [N in EndpointName]: {
    [
      Part in keyof Parts<N> as Parts<N>[Part] extends undefined ? never : Part
    ]: Parts<N>[Part];
  };
};
