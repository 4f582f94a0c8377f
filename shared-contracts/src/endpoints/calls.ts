import type { BodyOf, ParamsOf, ResponseOf } from "./endpoint.ts";
import type { EndpointName, Endpoints } from "./table.ts";

interface Parts<N extends EndpointName> {
  params: ParamsOf<Endpoints[N]>;
  body: BodyOf<Endpoints[N]>;
  response: ResponseOf<Endpoints[N]>;
}

/** What each call takes and answers, for shell and remotes; `params` and `body` only of a call that takes them. */
export type Calls = {
  [N in EndpointName]: {
    [
      Part in keyof Parts<N> as Parts<N>[Part] extends undefined ? never : Part
    ]: Parts<N>[Part];
  };
};
