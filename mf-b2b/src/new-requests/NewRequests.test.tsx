import { screen, waitFor, within } from "@testing-library/react";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { NewRequests } from "./NewRequests.tsx";

const renderRequests = (answers: Answers) =>
  renderWithAppState(<NewRequests />, { answers });

test("requests without an answer are counted, and the newest two lead to a proposal", async () => {
  renderRequests({
    listReceivedSummaries: () =>
      ["Marina", "Horizonte", "Rui", "Otávio"].map((nome, index) => ({
        id: index + 1,
        nome,
        createdAt: new Date(Date.now() - 4.5 * 86_400_000).toISOString(),
        answered: nome === "Otávio",
      })),
  });
  const section = await screen.findByRole("region", {
    name: /^Pedidos novos\s*, pendentes: 3$/,
  });
  expect(within(section).getAllByRole("listitem")).toHaveLength(2);
  const [first] = within(section).getAllByRole("listitem");
  expect(first).toHaveTextContent("MarinaChegou há 4 dias");
  expect(
    within(section).getByRole("link", {
      name: "Montar proposta para Marina",
    }),
  ).toHaveAttribute("href", "/orcamentos-recebidos?pedido=1");
  expect(
    within(section).getByRole("link", { name: "Ver todos" }),
  ).toHaveAttribute("href", "/orcamentos-recebidos");
});

test.each([
  ["there are none", () => []],
  [
    "they fail to load",
    () => {
      throw new Error("HTTP 500");
    },
  ],
])("nothing is drawn when %s", async (_, listReceivedSummaries) => {
  const { calls, container } = renderRequests({ listReceivedSummaries });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
