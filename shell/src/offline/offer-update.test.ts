import { jest } from "@jest/globals";
import type { Notice } from "shared-contracts/federation/core-services";
import { offerUpdate } from "./offer-update.ts";

/** A worker whose state the test changes. */
class FakeWorker extends EventTarget {
  state = "installing";
  postMessage = jest.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

interface FakeRegistration {
  active: FakeWorker | null;
  installing: FakeWorker | null;
  waiting: FakeWorker | null;
  onupdatefound?: () => void;
}

function open(registration: Partial<FakeRegistration> = {}) {
  const notices: Notice[] = [];
  const workers: { onmessage?: (event: { data: unknown }) => void } = {};
  const workersOf: FakeRegistration = {
    active: new FakeWorker(),
    installing: null,
    waiting: null,
    ...registration,
  };
  offerUpdate(
    workers as unknown as ServiceWorkerContainer,
    workersOf as unknown as ServiceWorkerRegistration,
    (notice) => void notices.push(notice),
  );
  return { notices, workers, registration: workersOf };
}

test("without a newer worker or page nothing is offered", () => {
  const { notices, workers } = open();
  workers.onmessage!({ data: "anything" });
  expect(notices).toEqual([]);
});

test("a worker that waits is offered, and takes over only when that is pressed", () => {
  const waiting = new FakeWorker();
  const { notices } = open({ waiting });
  expect(notices).toMatchObject([
    { tone: "info", action: { label: "Atualizar agora" } },
  ]);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  notices[0]!.action!.run();
  expect(waiting.postMessage).toHaveBeenCalledWith("take-over");
});

test("a worker that comes while the page is open is offered once it waits", () => {
  const installing = new FakeWorker();
  const { notices, registration } = open({ installing });
  registration.onupdatefound!();
  expect(notices).toEqual([]);
  installing.become("installed");
  expect(notices).toHaveLength(1);
  installing.become("activated");
  expect(notices).toHaveLength(1);
});

test("the first worker of a browser is no news", () => {
  const installing = new FakeWorker();
  const { notices, registration } = open({ active: null, installing });
  registration.onupdatefound!();
  installing.become("installed");
  expect(notices).toEqual([]);
});

test("a page that is newer than the open one is offered", () => {
  const { notices, workers } = open();
  workers.onmessage!({ data: "newer-page" });
  expect(notices).toHaveLength(1);
});
