import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { OnDemand } from "./OnDemand.tsx";

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

function show(load: () => Promise<typeof Greeting>) {
  const draw = (needed: boolean) => (
    <OnDemand needed={needed} load={load} props={{ name: "Helena" }} />
  );
  const { rerender } = render(draw(false));
  return { want: (needed: boolean) => rerender(draw(needed)) };
}

test("is downloaded once it is needed, and stays", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { want } = show(load);
  expect(load).not.toHaveBeenCalled();
  want(true);
  expect(await screen.findByText("Olá, Helena")).toBeVisible();
  want(false);
  want(true);
  expect(screen.getByText("Olá, Helena")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a download that fails is tried again", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const load = jest
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Greeting);
  const { want } = show(load);
  want(true);
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(screen.queryByText("Olá, Helena")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText("Olá, Helena")).toBeVisible();
  jest.useRealTimers();
});
