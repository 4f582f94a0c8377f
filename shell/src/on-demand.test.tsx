import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onDemand } from "./on-demand.tsx";

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

test("is downloaded once, when it is first rendered", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Loaded = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Loaded name="Helena" />);
  expect(await screen.findByText("Olá, Helena")).toBeVisible();
  unmount();
  render(<Loaded name="Otávio" />);
  expect(screen.getByText("Olá, Otávio")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a download that failed says so, and is tried again when the user asks", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const load = jest
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Greeting);
  const Loaded = onDemand(load, (retry) => (
    <button onClick={retry}>Tentar novamente</button>
  ));
  render(<Loaded name="Helena" />);
  await userEvent.click(await screen.findByText("Tentar novamente"));
  expect(await screen.findByText("Olá, Helena")).toBeVisible();
  expect(screen.queryByText("Tentar novamente")).toBeNull();
});

test("a download that fails is tried again", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const load = jest
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Greeting);
  const Loaded = onDemand(load);
  render(<Loaded name="Helena" />);
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(screen.queryByText("Olá, Helena")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText("Olá, Helena")).toBeVisible();
  jest.useRealTimers();
});
