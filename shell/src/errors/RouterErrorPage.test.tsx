import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { RouterErrorPage } from "./RouterErrorPage.tsx";

function Broken(): never {
  throw new Error("no rows");
}

async function show(address: string) {
  // React and the router log what they caught.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      {
        errorElement: <RouterErrorPage />,
        children: [
          { path: "/foods", element: <p>Bocadilhos</p> },
          { path: "/broken", element: <Broken /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

function expectScreen(status: string | null, line: RegExp) {
  const headings = screen.getAllByRole("heading");
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Unexpected Application Error!",
    ...(status === null ? [] : [status]),
  ]);
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ir para o início" })).toBeVisible();
}

test.each([
  ["/nada-aqui", "404 Not Found", /Esta página não existe/],
  ["/foods/1", "404 Not Found", /Esta página não existe/],
  ["/%E0%A4%A", "400 Bad Request", /Este endereço não pôde ser lido/],
  ["/foods%", "400 Bad Request", /Este endereço não pôde ser lido/],
  ["/broken", null, /Seu rascunho está salvo/],
])("%s shows %s [router-error-screens]", async (address, status, line) => {
  await show(address);
  expectScreen(status, line);
});

test("a form that a page does not take is 405 [router-error-screens]", async () => {
  const router = await show("/foods");
  const formData = new FormData();
  await act(() => router.navigate("/foods", { formMethod: "post", formData }));
  expectScreen("405 Method Not Allowed", /Esta ação não é aceita/);
});

test("an error screen leaves with its address", async () => {
  const router = await show("/broken");
  await act(() => router.navigate("/foods"));
  expect(screen.getByText("Bocadilhos")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
