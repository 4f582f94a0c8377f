import {
  NO_ANSWER,
  retryingText,
  TIMED_OUT,
} from "shared-contracts/client/error-text";
import {
  errorTexts,
  type ErrorCode,
} from "shared-contracts/endpoints/error-codes";
import type { EndpointName } from "shared-contracts/endpoints/table";
import { type Scenario, type ScenarioPage, scenariosOf } from "./scenario.ts";
import { inTurn, noNetwork, refusal, silence } from "./scenario-answer.ts";

/** A page that shows what one call answers. */
interface LoadedPage {
  /** What its scenarios' ids begin with. */
  id: string;
  group: string;
  path: string;
  call: EndpointName;
  /** The text while it loads, and before the reason when it fails. */
  loading: string;
  failed: string;
}

/** The loading and error states of a page. */
export function loadingStates(page: LoadedPage): Scenario[] {
  const { id, group, path, call, loading, failed } = page;
  const state = scenariosOf(group, path);
  const unreached = (text: string) =>
    `${failed}Falha após 3 tentativas: ${text}`;
  const refused = (as: string, title: string, code: ErrorCode) =>
    state(`${id}-${as}`, title, unreached(errorTexts[code]), [
      refusal(call, code),
    ]);
  return [
    state(`${id}-loading`, "Carregando", loading, [silence(call)]),
    state(`${id}-retrying`, "Tentando novamente", retryingText(2, 3), [
      inTurn(noNetwork(call), silence(call)),
    ]),
    refused("error", "Erro ao carregar", "INTERNAL"),
    refused("unavailable", "Serviço indisponível", "UNAVAILABLE"),
    refused("too-many", "Muitas tentativas", "RATE_LIMITED"),
    state(`${id}-timeout`, "Tempo esgotado", unreached(TIMED_OUT), {
      api: () => [silence(call)],
      clock: 100,
    }),
    state(`${id}-offline`, "Sem conexão", unreached(NO_ANSWER), {
      api: () => [noNetwork(call)],
      offline: true,
    }),
  ];
}

/** The refusals that concern the whole account, at a page's first call. */
export function accountRefusals({
  path,
  call,
  failed,
}: Pick<LoadedPage, "path" | "call" | "failed">): Scenario[] {
  const state = scenariosOf("Bloqueio", path);
  const refused = (id: string, title: string, code: ErrorCode) =>
    state(id, title, failed + errorTexts[code], [refusal(call, code)]);
  return [
    refused("session-over", "Sessão encerrada", "UNAUTHENTICATED"),
    refused("account-blocked", "Conta bloqueada", "ACCOUNT_BLOCKED"),
    refused("plan-required", "Sem plano ativo", "PLAN_REQUIRED"),
  ];
}

/** What the shell shows where a page of a remote fails. */
export function faultStates({
  path,
  title,
}: Pick<ScenarioPage, "path" | "title">): Scenario[] {
  const shows = `${title} está fora do ar agora`;
  const state = scenariosOf("Falha da área", path);
  return [
    state("page-throws", "A página quebra", shows, { fault: "page" }),
    state("layout-throws", "O layout quebra", shows, { fault: "layout" }),
    state("file-missing", "Um arquivo não chega", shows, { fault: "file" }),
  ];
}
