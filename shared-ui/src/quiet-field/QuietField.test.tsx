import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { QuietField } from "./QuietField.tsx";

test("a name never breaks a line, neither typed nor pasted", async () => {
  function Owner() {
    const [name, setName] = useState("");
    return <QuietField label="Nome do item" value={name} onChange={setName} />;
  }
  render(<Owner />);
  const area = screen.getByLabelText("Nome do item");
  await userEvent.type(area, "Filé{Enter} ");
  await userEvent.paste("mignon\r\nao molho");
  expect(area).toHaveValue("Filé mignon ao molho");
});
