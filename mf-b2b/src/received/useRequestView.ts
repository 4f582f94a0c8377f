import { useSearchParams } from "shared-contracts/platform/router";
import {
  type ListedRequest,
  REQUEST_STATES,
  type RequestState,
} from "../request/request-state.ts";

export type RequestFilter = RequestState | "todos";

/** Which requests are listed and which one is open, kept in the address: a link and a reload have them. */
export function useRequestView(listed: readonly ListedRequest[]) {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const count = (filter: RequestFilter) => listedBy(listed, filter).length;
  const asked = params.get("ver");
  const filters = [
    ...REQUEST_STATES,
    { value: "todos", label: "Todos" },
  ] as const;
  const known = filters.find(({ value }) => value === asked)?.value;
  // Where nothing waits, what was answered is of interest.
  const filter = known ?? (count("semresposta") > 0 ? "semresposta" : "todos");
  return {
    filter,
    filters: filters.map((one) => ({ ...one, count: count(one.value) })),
    setFilter: (chosen: RequestFilter) => set("ver", chosen),
    shown: listedBy(listed, filter),
    openId: Number(params.get("pedido")),
    open: (id: number) => set("pedido", String(id)),
    close: () => set("pedido", null),
  };
}

function listedBy(listed: readonly ListedRequest[], filter: RequestFilter) {
  return filter === "todos"
    ? listed
    : listed.filter(({ state }) => state === filter);
}
