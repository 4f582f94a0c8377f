import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SearchField } from "./SearchField.tsx";

function Owner() {
  const [text, setText] = useState("");
  return <SearchField label="Buscar item" value={text} onChange={setText} />;
}

test("Esc and the cross clear it and keep the focus", async () => {
  render(<Owner />);
  const input = screen.getByRole("searchbox", { name: "Buscar item" });
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.type(input, "arroz{Escape}");
  expect(input).toHaveValue("");
  await userEvent.type(input, "arroz");
  await userEvent.click(screen.getByRole("button", { name: "Limpar busca" }));
  expect(input).toHaveValue("");
  expect(input).toHaveFocus();
});
