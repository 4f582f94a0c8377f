import { fillStorage, fixClock } from "./page-conditions.ts";

test("a clock that stands gives one instant, and dates of any other", () => {
  const { Date: running } = globalThis;
  try {
    fixClock("2026-03-01T09:00:00Z");
    const at = "2026-03-01T09:00:00.000Z";
    expect(new Date().toISOString()).toBe(at);
    expect(new Date(Date.now()).toISOString()).toBe(at);
    expect(new Date("2020-01-02T00:00:00Z").getUTCFullYear()).toBe(2020);
    expect(new Date() instanceof Date).toBe(true);
  } finally {
    globalThis.Date = running;
  }
});

test("a full storage refuses what is written and keeps what is there", () => {
  const { setItem } = Storage.prototype;
  localStorage.setItem("there", "1");
  try {
    fillStorage();
    expect(() => localStorage.setItem("more", "2")).toThrow(
      expect.objectContaining({ name: "QuotaExceededError" }) as Error,
    );
    expect(localStorage.getItem("there")).toBe("1");
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
