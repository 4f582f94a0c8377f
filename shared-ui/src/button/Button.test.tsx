import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

test("a busy button keeps the focus, says so and ignores presses, submits too", async () => {
  const pressed = jest.fn();
  const submitted = jest.fn((event: { preventDefault(): void }) =>
    event.preventDefault(),
  );
  const form = (busy: boolean) => (
    <form onSubmit={submitted}>
      <Button
        type="submit"
        busy={busy}
        busyLabel="Salvando..."
        onClick={pressed}
      >
        Salvar
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button", { name: "Salvar" });
  await userEvent.click(button);
  expect(submitted).toHaveBeenCalledTimes(1);
  rerender(form(true));
  expect(button).toHaveAccessibleName("Salvando...");
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("what goes somewhere is a link, a router's one too", () => {
  const RouterLink = ({ to, ...rest }: { to: string; children?: unknown }) => (
    <a href={`/app${to}`} {...(rest as object)} />
  );
  render(
    <>
      <ButtonLink href="/plans">Ver planos</ButtonLink>
      <ButtonLink as={RouterLink} to="/event">
        Continuar
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "Ver planos" })).toHaveAttribute(
    "href",
    "/plans",
  );
  expect(screen.getByRole("link", { name: "Continuar" })).toHaveAttribute(
    "href",
    "/app/event",
  );
});
