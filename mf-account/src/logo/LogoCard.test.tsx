import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "shared-contracts/client/api-error";
import type { Logo } from "shared-contracts/entities/logo";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { LoadedCard } from "../forms/LoadedCard.tsx";
import { LogoCard } from "./LogoCard.tsx";
import { useLogo } from "./useLogo.ts";

const none: Logo = { logoUrl: null, file: null };
const kept = (name: string): Logo => ({
  logoUrl: `http://api.test/logo/files/${name}`,
  file: { name, width: 1200, height: 450, bytes: 86_016 },
});
const company = {
  companyName: "Sabores da Serra",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "(31) 98765-4321",
};
const picture = (name = "serra.png", type = "image/png") =>
  new File(["x"], name, { type });

function Loaded() {
  return (
    <LoadedCard query={useLogo()} label="logo" fields={1}>
      {(logo) => <LogoCard logo={logo} company={company} />}
    </LoadedCard>
  );
}

const renderCard = (logo: Logo, answers: Answers = {}) =>
  renderWithAppState(<Loaded />, {
    path: "/config",
    // A user may let the picker show every file.
    user: userEvent.setup({ applyAccept: false }),
    answers: {
      getLogo: () => logo,
      uploadLogo: ({ body }) => kept((body as File).name),
      deleteLogo: () => ({ success: true }),
      ...answers,
    },
  });

const pick = () => screen.findByLabelText("Arquivo da logo");

test("a chosen file is sent and shown on the paper of both themes", async () => {
  const { user, calls } = renderCard(none);
  expect(
    await screen.findByText("Sem logo, a proposta sai só com os dados"),
  ).toBeVisible();
  const file = picture();
  await user.upload(await pick(), file);
  expect(await screen.findByText("serra.png")).toBeVisible();
  expect(screen.getByText("1.200 × 450, 84 KB")).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    name: "uploadLogo",
    request: { body: file },
  });
  for (const theme of ["Tema claro", "Tema escuro"]) {
    const paper = screen.getByText(theme).closest("figure") as HTMLElement;
    expect(within(paper).getByRole("img")).toHaveAttribute(
      "src",
      "http://api.test/logo/files/serra.png",
    );
    expect(paper).toHaveTextContent("Sabores da Serra(31) 98765-4321");
  }
});

test("a dropped file takes the place of the logo before", async () => {
  renderCard(kept("antiga.png"));
  const name = await screen.findByText("antiga.png");
  fireEvent.drop(name, { dataTransfer: { files: [picture("nova.png")] } });
  expect(await screen.findByText("nova.png")).toBeVisible();
  expect(screen.queryByText("antiga.png")).toBeNull();
});

test("another kind of file is refused before it is sent, and the logo stays", async () => {
  const { user, calls } = renderCard(kept("antiga.png"));
  await user.upload(await pick(), picture("serra.svg", "image/svg+xml"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Apenas arquivos PNG, JPG e JPEG são permitidos",
  );
  expect(screen.getByText("antiga.png")).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(["getLogo"]);
});

test.each([
  ["Essa imagem não abre", 415, true, "Essa imagem não abre"],
  ["HTTP 400", 400, false, "Erro ao fazer upload da logo"],
  ["HTTP 502", 502, false, "Erro ao fazer upload da logo"],
  [
    "sem conexão com o servidor",
    null,
    false,
    "Erro ao fazer upload da logo: sem conexão com o servidor",
  ],
])(
  "refused with %s, %s: the logo stays",
  async (...[message, status, hasServerText, line]) => {
    const { user } = renderCard(kept("antiga.png"), {
      uploadLogo: () => {
        throw new ApiError(message, {
          code: "VALIDATION",
          status,
          attempts: 1,
          hasServerText,
        });
      },
    });
    await user.upload(await pick(), picture());
    expect((await screen.findByRole("alert")).textContent).toBe(line);
    expect(screen.getByText("antiga.png")).toBeVisible();
  },
);

test("it is removed only after the question", async () => {
  const { user, calls } = renderCard(kept("serra.png"));
  await user.click(await screen.findByRole("button", { name: "Remover" }));
  const question = screen.getByRole("alertdialog", { name: "Deseja Excluir?" });
  expect(question).toHaveTextContent("Esta ação não pode ser desfeita.");
  expect(question).toHaveTextContent("serra.png");
  await user.click(within(question).getByRole("button", { name: "Cancelar" }));
  expect(calls.map(({ name }) => name)).toEqual(["getLogo"]);
  await user.click(screen.getByRole("button", { name: "Remover" }));
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(await screen.findByText("Arraste a logo até aqui")).toBeVisible();
});
