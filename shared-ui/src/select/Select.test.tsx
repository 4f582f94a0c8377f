import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Select } from "./Select.tsx";

test("shows its placeholder until something is chosen", async () => {
  const chosen = jest.fn();
  render(
    <Select
      label="Ordem"
      value=""
      placeholder="Selecione"
      options={[
        { value: "recent", label: "Mais recentes" },
        { value: "name", label: "Nome" },
      ]}
      onChange={chosen}
    />,
  );
  const select = screen.getByLabelText("Ordem");
  expect(select).toHaveDisplayValue("Selecione");
  await userEvent.selectOptions(select, "Nome");
  expect(chosen).toHaveBeenCalledWith("name");
});
