import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  hasLetterKeys,
  setLetterKeys,
} from "shared-ui/letter-keys/letter-keys.ts";
import { KeysCard } from "./KeysCard.tsx";

afterEach(() => setLetterKeys(true));

test("single letters are switched off, and on again", async () => {
  const first = render(<KeysCard />);
  await userEvent.click(screen.getByRole("checkbox"));
  expect(hasLetterKeys()).toBe(false);
  first.unmount();
  render(<KeysCard />);
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  await userEvent.click(screen.getByRole("checkbox"));
  expect(hasLetterKeys()).toBe(true);
});
