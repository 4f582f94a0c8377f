import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { Popover } from "./Popover.tsx";

function Owner() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        R$ 10,00
      </button>
      <Popover
        open={open}
        anchor={anchor}
        title="Explique este valor"
        onClose={() => setOpen(false)}
      >
        <a href="#one">dentro</a>
      </Popover>
      <button type="button">fora</button>
    </>
  );
}

const figure = () => screen.getByRole("button", { name: "R$ 10,00" });
const panel = () =>
  screen.queryByRole("dialog", { name: "Explique este valor" });

test("opens with the focus inside; Esc closes and gives it back", async () => {
  render(<Owner />);
  await userEvent.click(figure());
  expect(panel()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(panel()).toBeNull();
  expect(figure()).toHaveFocus();
});

test("its button toggles it, the cross closes it", async () => {
  render(<Owner />);
  await userEvent.click(figure());
  await userEvent.click(figure());
  expect(panel()).toBeNull();
  await userEvent.click(figure());
  await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
  expect(panel()).toBeNull();
  expect(figure()).toHaveFocus();
});

test("tabbing out or pressing outside closes it, without taking the focus back", async () => {
  render(<Owner />);
  await userEvent.click(figure());
  await userEvent.tab();
  await userEvent.tab();
  expect(panel()).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText("fora")).toHaveFocus();
  expect(panel()).toBeNull();
});
