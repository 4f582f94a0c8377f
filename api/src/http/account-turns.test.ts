import { createAccountTurns } from "./account-turns.ts";

/** A job that ends on request, and the order in which the jobs began. */
function jobs() {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) =>
      endings.set(name, () => resolve(name)),
    );
  };
  return { begun, job, end: (name: string) => endings.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("changes of one account run one after the other; other accounts do not wait", async () => {
  const turns = createAccountTurns();
  const { begun, job, end } = jobs();
  const first = turns.run("a", job("a1"));
  const second = turns.run("a", job("a2"));
  const other = turns.run("b", job("b1"));
  await settled();
  expect(begun).toEqual(["a1", "b1"]);
  end("b1");
  expect(await other).toBe("b1");
  end("a1");
  expect(await first).toBe("a1");
  await settled();
  expect(begun).toEqual(["a1", "b1", "a2"]);
  end("a2");
  expect(await second).toBe("a2");
});

test("a change that fails does not stop the next", async () => {
  const turns = createAccountTurns();
  const failing = turns.run("a", () => Promise.reject(new Error("no")));
  const next = turns.run("a", () => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});

test("a change that waits too long is refused and never runs", async () => {
  const turns = createAccountTurns(20);
  const { begun, job, end } = jobs();
  const first = turns.run("a", job("a1"));
  await expect(turns.run("a", job("late"))).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  const next = turns.run("a", job("a2"));
  end("a1");
  expect(await first).toBe("a1");
  await settled();
  expect(begun).toEqual(["a1", "a2"]);
  end("a2");
  expect(await next).toBe("a2");
});
