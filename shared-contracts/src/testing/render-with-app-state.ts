import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createElement, type ReactNode } from "react";
import { BudgetStore } from "../budget-store/budget-store.ts";
import { checkBody } from "../client/check-body.ts";
import type { EndpointName } from "../endpoints/table.ts";
import { AppStateProvider } from "../federation/core-state.ts";
import { replaceBudgetIn } from "../federation/replace-budget.ts";
import type { DraftService } from "../federation/budget-services.ts";
import type { Notice } from "../federation/core-services.ts";
import type { ShellServices } from "../federation/shell-services.ts";
import { QueryClient, QueryClientProvider } from "../platform/query.ts";
import { runInAction } from "../platform/state.ts";
import { createKeptAnswers } from "../saved-budgets/create-kept-answers.ts";
import { fakeDraft } from "./fake-draft.ts";
import { memoryOutbox } from "./memory-outbox.ts";
import { memoryPage } from "./memory-page.ts";

// What one test leaves in the browser is not for the next.
afterEach(() => localStorage.clear());

/** What the API answers a call with; throw to refuse it. */
export type Answers = Partial<
  Record<EndpointName, (request: Record<string, unknown>) => unknown>
>;

export interface AppStateOptions {
  /** The address the page is at. Default: "/". */
  path?: string;
  /** The working budget. Default: the defaults of a first start. */
  store?: BudgetStore;
  answers?: Answers;
  /** The id of the user who is signed in; `anonymous` for a visitor. Default: "user-1". */
  userId?: string;
  /** What the address remembers of where the user came from. */
  state?: unknown;
  /** What stands for other remotes. Default: what is drawn until they are there. */
  Slot?: ShellServices["Slot"] | undefined;
  /** The simulated user. Default: one without options. */
  user?: UserEvent;
}

/**
 * Draws a component as the shell would: real store, router and query cache, an API of canned answers. Returns what the
 * test can look at.
 */
export function renderWithAppState(
  ui: ReactNode,
  {
    path = "/",
    store = new BudgetStore(),
    answers = {},
    userId = "user-1",
    state,
    Slot = ({ fallback }) => fallback,
    user = userEvent.setup(),
  }: AppStateOptions = {},
) {
  const { pathname, search, hash } = new URL(path, "http://app.test");
  const notices: Notice[] = [];
  const withdrawn: string[] = [];
  const calls: { name: EndpointName; request: Record<string, unknown> }[] = [];
  const draftCalls: string[] = [];
  const draft = fakeDraft(draftCalls);
  let planChecks = 0;
  const client = {
    check: checkBody,
    async call(name: EndpointName, request: Record<string, unknown> = {}) {
      calls.push({ name, request });
      const answer = answers[name];
      if (!answer) throw new Error(`no answer for ${name}`);
      return Promise.resolve(answer(request));
    },
  } as unknown as ShellServices["client"];
  const services: ShellServices = {
    session: {
      userId,
      signOut: () => undefined,
      expectEnd: () => undefined,
    },
    client,
    kept: createKeptAnswers(() => userId),
    store,
    draft,
    outbox: memoryOutbox({
      store,
      client,
      userId,
      notify: (notice) => void notices.push(notice),
    }),
    planGate: { recheck: () => Promise.resolve(void planChecks++) },
    theme: { current: "light" },
    queryClient: new QueryClient(),
    Slot,
    notify: (notice) => void notices.push(notice),
    withdrawNotices: (about) => void withdrawn.push(about),
    get canReplaceBudget() {
      return !draft.paused;
    },
    replaceBudget: (...args) => replaceBudgetIn(services)(...args),
  };
  const page = memoryPage({ pathname, search, hash, state });
  const view = render(
    createElement(
      QueryClientProvider,
      { client: services.queryClient },
      page.inPage(createElement(AppStateProvider, { services, children: ui })),
    ),
  );
  return {
    ...view,
    user,
    store,
    services,
    /** Makes the draft's keeper say something else. */
    setDraft: (changes: Partial<DraftService>) =>
      runInAction(() => void Object.assign(draft, changes)),
    /** What the draft's keeper was asked to do, oldest first. */
    draftCalls,
    /** What the address remembers by now of where the user came from. */
    state: () => page.location().state as unknown,
    /** The notices shown to the user, oldest first. */
    notices,
    /** What notices were taken away because of a new try, oldest first. */
    withdrawn,
    /** What the API was asked, oldest first. */
    calls,
    /** How often the working budget was kept before being replaced. */
    backups: () => draftCalls.filter((call) => call === "backup").length,
    /** How often the plan gate was asked to look again. */
    planChecks: () => planChecks,
    /** The address after what happened so far. */
    path: () => page.location().pathname,
    /** What stands in it behind the path. */
    query: () => page.location().search,
    navigate: page.navigate,
  };
}
