import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { EndpointName } from "shared-contracts/endpoints/table";
import { AppStateProvider } from "shared-contracts/federation/app-state";
import type {
  DraftService,
  Notice,
  ShellServices,
} from "shared-contracts/federation/shell-services";
import {
  QueryClient,
  QueryClientProvider,
} from "shared-contracts/platform/query";
import {
  createMemoryRouter,
  RouterProvider,
} from "shared-contracts/platform/router";
import { observable, runInAction } from "shared-contracts/platform/state";

// jsdom has no Request, and the router makes one for each navigation.
globalThis.Request ??= class {
  readonly method = "GET";
  readonly url: string;
  readonly signal: AbortSignal | null;
  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.signal = init.signal ?? null;
  }
} as unknown as typeof Request;

// What one test leaves in the browser is not for the next.
afterEach(() => localStorage.clear());

/** What the API answers a call with; throw to refuse it. */
export type Answers = Partial<
  Record<EndpointName, (request: Record<string, unknown>) => unknown>
>;

export interface AppStateOptions {
  /** The address the page is at; "/" unless told. */
  path?: string;
  /** The working budget; the defaults of a first start unless told. */
  store?: BudgetStore;
  answers?: Answers;
}

/** Draws a component as the shell would: real store, router and query cache, an API of canned answers. Returns what the test can look at. */
export function renderWithAppState(
  ui: ReactNode,
  { path = "/", store = new BudgetStore(), answers = {} }: AppStateOptions = {},
) {
  const notices: Notice[] = [];
  const calls: { name: EndpointName; request: Record<string, unknown> }[] = [];
  const draftCalls: string[] = [];
  const draft = fakeDraft(draftCalls);
  const services: ShellServices = {
    session: { userId: "user-1", signOut: () => undefined },
    client: {
      async call(name: EndpointName, request: Record<string, unknown> = {}) {
        calls.push({ name, request });
        const answer = answers[name];
        if (!answer) throw new Error(`no answer for ${name}`);
        return Promise.resolve(answer(request));
      },
    } as unknown as ShellServices["client"],
    store,
    draft,
    theme: { current: "light" },
    queryClient: new QueryClient(),
    notify: (notice) => void notices.push(notice),
  };
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: <AppStateProvider services={services}>{ui}</AppStateProvider>,
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <QueryClientProvider client={services.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    services,
    /** Makes the draft's keeper say something else. */
    setDraft: (changes: Partial<DraftService>) =>
      runInAction(() => void Object.assign(draft, changes)),
    /** What the draft's keeper was asked to do, oldest first. */
    draftCalls,
    /** What the user was told, oldest first. */
    notices,
    /** What the API was asked, oldest first. */
    calls,
    /** How often the working budget was kept before being replaced. */
    backups: () => draftCalls.filter((call) => call === "backup").length,
    /** The address after what happened so far. */
    path: () => router.state.location.pathname,
    navigate: (to: string) => router.navigate(to),
  };
}

/** A keeper that keeps nothing and notes what it is asked to do. */
function fakeDraft(calls: string[]): DraftService {
  const note = (call: string) => () => void calls.push(call);
  const noteLater = (call: string) => () => Promise.resolve(note(call)());
  return observable<DraftService>({
    status: "idle",
    timestamp: null,
    problem: null,
    paused: false,
    takeOver: noteLater("takeOver"),
    reload: noteLater("reload"),
    flush: note("flush"),
    backup: note("backup"),
    clear: note("clear"),
    clearUnlessChanged: note("clearUnlessChanged"),
  });
}
