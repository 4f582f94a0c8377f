import {
  type ReceivedBudget,
  type RequestAnswer,
  requestAnswerIn,
} from "shared-contracts/entities/received-budget";

/** Where a request is: without an answer, answered and not decided, or decided. */
export const REQUEST_STATES = [
  { value: "semresposta", label: "Sem resposta" },
  { value: "respondidos", label: "Respondidos" },
  { value: "encerrados", label: "Encerrados" },
] as const;

export type RequestState = (typeof REQUEST_STATES)[number]["value"];

/** A request with what the list orders and shows it by. */
export interface ListedRequest {
  received: ReceivedBudget;
  state: RequestState;
  answer: RequestAnswer | null;
}

/** Those without an answer first, the newest first; then the answered, the longest wait first; then the decided. */
export function listedRequests(
  requests: readonly ReceivedBudget[],
): ListedRequest[] {
  const listed = requests.map(listedRequest);
  const of = (state: RequestState) =>
    listed.filter((request) => request.state === state);
  return [
    ...of("semresposta"),
    ...of("respondidos").sort((a, b) =>
      (a.answer?.answeredAt ?? "") < (b.answer?.answeredAt ?? "") ? -1 : 1,
    ),
    ...of("encerrados"),
  ];
}

function listedRequest(received: ReceivedBudget): ListedRequest {
  const answer = requestAnswerIn(received.dados);
  const state =
    received.status !== "PENDING"
      ? "encerrados"
      : answer
        ? "respondidos"
        : "semresposta";
  return { received, state, answer };
}
