import { ApiError } from "shared-contracts/client/api-error";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { ErrorCode } from "shared-contracts/endpoints/error-codes";
import type { Notice } from "shared-contracts/federation/core-services";
import { configure } from "shared-contracts/platform/state";
import { PlanGate } from "./plan-gate.ts";

configure({ enforceActions: "always" });

const none = { hasActivePlan: false, currentPlan: null };
const running = {
  hasActivePlan: true,
  currentPlan: {
    endDate: "2999-01-01T00:00:00Z",
    plan: { name: "Mensal", isTrial: false },
  },
};

function refusal(status: number, code: ErrorCode, text = "não") {
  const hasServerText = text !== `HTTP ${status}`;
  return new ApiError(text, { status, code, attempts: 1, hasServerText });
}

/** A gate with an API of the answers in `api`, which the test may change. */
function open() {
  const notices: Notice[] = [];
  const calls: string[] = [];
  const inputs: unknown[] = [];
  const state = { signedIn: true, visible: true };
  const api: Record<string, () => unknown> = { getUserStatus: () => running };
  const page = new EventTarget();
  const gate = new PlanGate({
    client: {
      async call(name: string, input?: unknown) {
        calls.push(name);
        inputs.push(input);
        return Promise.resolve(api[name]!());
      },
    } as unknown as ApiClient,
    notify: (notice) => void notices.push(notice),
    isSignedIn: () => state.signedIn,
    userId: () => "7",
    page,
    isVisible: () => state.visible,
  });
  const refuse = (error: Error) => () => {
    throw error;
  };
  return { gate, api, calls, inputs, notices, state, page, refuse };
}

/** Waits until every pending answer has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("nothing is closed while the check runs", async () => {
  const { gate, api } = open();
  api["getUserStatus"] = () => none;
  const checking = gate.recheck();
  expect(gate.reason).toBeNull();
  await checking;
  expect(gate.reason).toBe("no-plan");
});

test("without a signed-in user there is no check", async () => {
  const { gate, calls, state } = open();
  state.signedIn = false;
  gate.followUser();
  await gate.recheck();
  expect(calls).toEqual([]);
});

test.each(["focus", "visibilitychange"])(
  "a window brought back by %s asks again, and learns of a plan got elsewhere",
  async (event) => {
    const { gate, api, page } = open();
    api["getUserStatus"] = () => none;
    await gate.recheck();
    api["getUserStatus"] = () => running;
    page.dispatchEvent(new Event(event));
    await settled();
    expect(gate.reason).toBeNull();
  },
);

test("focus and visibility together are one check, and a hidden page makes none", async () => {
  const { calls, page, state } = open();
  page.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("focus"));
  await settled();
  expect(calls).toEqual(["getUserStatus"]);
  state.visible = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(calls).toHaveLength(1);
});

describe("a check that fails", () => {
  test("closes nothing when it is the first", async () => {
    const { gate, api, refuse } = open();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    await gate.recheck();
    expect(gate.reason).toBeNull();
  });

  test("lets the user go on, with one notice until a check succeeds [failed-check-lets-in]", async () => {
    const { gate, api, refuse, notices } = open();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    await gate.recheck();
    await gate.recheck();
    expect(gate.reason).toBeNull();
    expect(notices).toEqual([
      expect.objectContaining({
        tone: "info",
        text: expect.stringContaining("Não foi possível verificar seu plano"),
      }),
    ]);
    api["getUserStatus"] = () => running;
    await gate.recheck();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    await gate.recheck();
    expect(notices).toHaveLength(2);
  });

  test("after a call that was refused without a plan closes the gate", async () => {
    const { gate, api, refuse, notices } = open();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    gate.onRefusal();
    await settled();
    expect(gate.reason).toBe("no-plan");
    expect(notices).toEqual([]);
    await gate.recheck();
    expect(gate.reason).toBeNull();
    expect(notices).toHaveLength(1);
  });

  test("after a refused call keeps the reason that is known", async () => {
    const { gate, api, refuse } = open();
    const plan = { name: "Teste", isTrial: true };
    api["getUserStatus"] = () => ({ ...none, currentPlan: { plan } });
    await gate.recheck();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    gate.onRefusal();
    await settled();
    expect(gate.reason).toBe("trial-ended");
  });
});

test("a refused call makes one check, also while one runs and when the check itself is refused", async () => {
  const { gate, api, calls } = open();
  api["getUserStatus"] = () => {
    // The client signals every 402, that of the check too.
    gate.onRefusal();
    throw refusal(402, "PLAN_REQUIRED");
  };
  gate.onRefusal();
  gate.onRefusal();
  await settled();
  expect(gate.reason).toBe("no-plan");
  expect(calls).toEqual(["getUserStatus"]);
});

test("the answer about one user does not count for the next", async () => {
  const { gate, api, state } = open();
  let answer: (status: unknown) => void = () => undefined;
  api["getUserStatus"] = () => new Promise((resolve) => (answer = resolve));
  gate.followUser();
  await settled();
  state.signedIn = false;
  gate.followUser();
  answer(none);
  await settled();
  expect(gate.reason).toBeNull();
});

test("leaving opens the gate at once", async () => {
  const { gate, api, state } = open();
  api["getUserStatus"] = () => none;
  await gate.recheck();
  state.signedIn = false;
  gate.followUser();
  expect(gate.reason).toBeNull();
});

describe("of the last user, the next one inherits no", () => {
  test("check on its way", async () => {
    const { gate, api, calls, state, page } = open();
    api["getUserStatus"] = () => new Promise(() => undefined);
    gate.followUser();
    await settled();
    state.signedIn = false;
    gate.followUser();
    state.signedIn = true;
    page.dispatchEvent(new Event("focus"));
    await settled();
    expect(calls).toEqual(["getUserStatus", "getUserStatus"]);
  });

  test("refused call", async () => {
    const { gate, api, refuse, notices } = open();
    api["getUserStatus"] = () => new Promise(() => undefined);
    gate.onRefusal();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    gate.followUser();
    await settled();
    expect(gate.reason).toBeNull();
    expect(notices).toHaveLength(1);
  });

  test("notice that was shown", async () => {
    const { gate, api, refuse, notices } = open();
    api["getUserStatus"] = refuse(refusal(500, "INTERNAL"));
    gate.followUser();
    await settled();
    gate.followUser();
    await settled();
    expect(notices).toHaveLength(2);
  });
});

describe("the free trial", () => {
  test("is requested with an empty body", async () => {
    const { gate, api, calls, inputs } = open();
    api["activateTrial"] = () => ({ success: true });
    await gate.startTrial();
    expect(calls[0]).toBe("activateTrial");
    expect(inputs[0]).toEqual({ body: {} });
  });

  test("opens the gate", async () => {
    const { gate, api } = open();
    api["getUserStatus"] = () => none;
    await gate.recheck();
    api["activateTrial"] = () => {
      api["getUserStatus"] = () => running;
      return { success: true };
    };
    expect(await gate.startTrial()).toBeNull();
    expect(gate.reason).toBeNull();
  });

  test.each([
    ["Você já usou o teste grátis.", "Você já usou o teste grátis."],
    ["", "Erro ao ativar teste grátis"],
    ["HTTP 409", "Erro ao ativar teste grátis"],
  ])("refused with %j says %j", async (text, line) => {
    const { gate, api, refuse } = open();
    api["getUserStatus"] = () => none;
    api["activateTrial"] = refuse(refusal(409, "CONFLICT", text));
    expect(await gate.startTrial()).toBe(line);
    expect(gate.reason).toBe("no-plan");
  });

  test("whose answer was lost still counts", async () => {
    const { gate, api, refuse } = open();
    api["activateTrial"] = refuse(
      new ApiError("sem conexão com o servidor", {
        status: null,
        code: "UNAVAILABLE",
        attempts: 3,
      }),
    );
    await gate.startTrial();
    expect(gate.reason).toBeNull();
  });
});
