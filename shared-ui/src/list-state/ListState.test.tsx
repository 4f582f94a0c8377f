import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListState, type ListQuery } from "./ListState.tsx";

const QUERY: ListQuery<string> = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isFetching: false,
  refetch: () => undefined,
};

function show(query: Partial<ListQuery<string>>, offline?: string) {
  render(
    <ListState
      offline={offline}
      query={{ ...QUERY, ...query }}
      failure="Erro ao carregar"
      loading="Carregando..."
      bars={<hr />}
      empty={<p>Nada aqui</p>}
    >
      {(list) => <p>{list.join()}</p>}
    </ListState>,
  );
}

test("bars stand where the rows will be, and say what is on its way", async () => {
  show({ isFetching: true });
  expect(await screen.findByText("Carregando...")).toBeInTheDocument();
  expect(screen.getByRole("separator", { hidden: true })).toBeInTheDocument();
});

test("a list without rows has something in its place", () => {
  show({ data: [] });
  expect(screen.getByText("Nada aqui")).toBeInTheDocument();
});

test("a list that did not come says why and can be asked for again", async () => {
  const refetch = jest.fn();
  show({ error: new Error("HTTP 500"), refetch });
  expect(screen.getByRole("alert")).toHaveTextContent(
    /Erro ao carregar.*HTTP 500/,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(refetch).toHaveBeenCalled();
});

test("a list that could not be renewed stays, below a note with its time", () => {
  const dataUpdatedAt = new Date().setHours(14, 2);
  show({ data: ["um", "dois"], dataUpdatedAt, error: new Error("HTTP 500") });
  expect(screen.getByText("um,dois")).toBeInTheDocument();
  expect(
    screen.getByText(
      "Erro ao carregar: HTTP 500. Esta é a última lista recebida, de hoje às 14:02.",
    ),
  ).toBeInTheDocument();
});

test("without a network the note says how old the list is", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const today = new Date().setHours(14, 2);
  show(
    { data: ["um"], dataUpdatedAt: today, error: new Error("sem rede") },
    "O envio pede internet.",
  );
  expect(screen.getByRole("status")).toHaveTextContent(
    "Sem internet. Lista de hoje às 14:02. O envio pede internet.",
  );
  expect(screen.queryByText(/última lista/)).toBeNull();
  online.mockRestore();
});

test("an empty list may be old too", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show({ data: [], dataUpdatedAt: new Date().setHours(9, 30) });
  expect(screen.getByText("Nada aqui")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Lista de hoje às 09:30.",
  );
  online.mockRestore();
});

test("a list of another day has its day", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show({
    data: ["um"],
    dataUpdatedAt: new Date(2026, 10, 21, 14, 2).getTime(),
  });
  expect(screen.getByRole("status")).toHaveTextContent(
    "Sem internet. Lista de 21/11/2026 às 14:02.",
  );
  online.mockRestore();
});

test("the note is whole without a cause", () => {
  show({ data: ["um"], error: new Error("") });
  expect(
    screen.getByText(/^Erro ao carregar\. Esta é a última lista recebida, de/),
  ).toBeInTheDocument();
});
