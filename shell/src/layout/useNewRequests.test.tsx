import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import type { ApiClient } from "shared-contracts/client/api-client";
import {
  QueryClient,
  QueryClientProvider,
} from "shared-contracts/platform/query";
import { useNewRequests } from "./useNewRequests.ts";

/** A list of three requests, one of them answered, and how often it was asked for. */
function show(hasPlan = true) {
  let calls = 0;
  const client = {
    call() {
      calls += 1;
      const row = { nome: "Festa", createdAt: "" };
      return Promise.resolve([
        { ...row, id: 1 },
        { ...row, id: 2, answered: false },
        { ...row, id: 3, answered: true },
      ]);
    },
  } as unknown as ApiClient;
  const Count = () => <p>{useNewRequests(client, hasPlan)} sem resposta</p>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Count />
      <Count />
    </QueryClientProvider>,
  );
  return () => calls;
}

function setVisible(isVisible: boolean) {
  Object.defineProperty(document, "visibilityState", {
    value: isVisible ? "visible" : "hidden",
    configurable: true,
  });
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(document, "visibilityState");
  jest.useRealTimers();
});

test("requests without an answer are counted, once for everybody who shows them", async () => {
  const calls = show();
  await pass(0);
  expect(screen.getAllByText("2 sem resposta")).toHaveLength(2);
  expect(calls()).toBe(1);
});

test("they are asked for once a minute at most, also when the window comes back", async () => {
  const calls = show();
  await pass(30_000);
  setVisible(false);
  setVisible(true);
  act(() => void window.dispatchEvent(new Event("focus")));
  await pass(29_000);
  expect(calls()).toBe(1);
  await pass(2000);
  expect(calls()).toBe(2);
});

test("a hidden tab asks for nothing, and asks when it is looked at again", async () => {
  const calls = show();
  await pass(0);
  setVisible(false);
  await pass(600_000);
  expect(calls()).toBe(1);
  setVisible(true);
  await pass(0);
  expect(calls()).toBe(2);
});

test("without a plan nothing is asked", async () => {
  const calls = show(false);
  await pass(120_000);
  expect(calls()).toBe(0);
  expect(screen.getAllByText("0 sem resposta")).toHaveLength(2);
});
