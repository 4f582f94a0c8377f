import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { loadingStates } from "isolation/usual-states";
import type { Company } from "shared-contracts/entities/company";
import { FAILED } from "./profile.ts";
import { noLogo } from "./logo.ts";

export const company: Company = {
  companyName: "Sabores da Serra Buffet",
  cnpj: "12.345.678/0001-95",
  address: "Rua dos Inconfidentes, 911",
  cep: "30140-071",
  contactEmail: "contato@serra.com.br",
  contactPhone: "(31) 98765-4321",
};

const noCompany: Company = {
  companyName: "",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
};

async function changeAddress(actor: Actor) {
  const { screen, user } = actor;
  const address = await screen.findByRole("textbox", { name: "Endereço" });
  await user.type(address, ", Savassi");
  await press("Salvar dados")(actor);
}

const config = scenariosOf("Dados do buffet", "/config");
const saving = scenariosOf("Dados do buffet", "/config", {
  play: changeAddress,
});

/** A company without an address, of a product that looks addresses up. */
const byCep = scenariosOf("Dados do buffet", "/config", {
  api: () => [
    answer("getCompany", {
      ...noCompany,
      companyName: company.companyName,
      cepLookup: true,
    }),
  ],
  async play({ screen, user }) {
    await user.type(
      await screen.findByRole("textbox", { name: /^CEP/ }),
      "30140071",
    );
  },
});

export const companyStates = [
  config("company", "Preenchidos", "Nenhuma alteração para salvar"),
  config(
    "company-empty",
    "Em branco",
    "Sem logo, a proposta sai só com os dados",
    [answer("getCompany", noCompany), answer("getLogo", noLogo)],
  ),
  ...loadingStates({
    id: "company",
    group: "Dados do buffet",
    path: "/config",
    call: "getCompany",
    loading: "Carregando dados da empresa...",
    failed: FAILED,
  }),
  config("company-changed", "Alterados", "Aparecem na proposta em PDF.", {
    async play({ screen, user }) {
      const address = await screen.findByRole("textbox", { name: "Endereço" });
      await user.type(address, ", Savassi");
    },
  }),
  config("company-wrong-cnpj", "CNPJ a conferir", "dois últimos dígitos", {
    api: () => [
      answer("getCompany", { ...company, cnpj: "12.345.678/0001-96" }),
    ],
    async play({ screen, user }) {
      const cnpj = await screen.findByRole("textbox", { name: "CNPJ" });
      await user.type(cnpj, "{Backspace}7");
    },
  }),
  byCep(
    "company-cep",
    "Endereço pelo CEP",
    "Preenchido pelo CEP. Falta o número.",
    [answer("lookUpCep", { address: "Rua dos Inconfidentes, Savassi" })],
  ),
  // Filling in is a comfort: a failure shows nothing, and the user types the address.
  byCep(
    "company-cep-unknown",
    "CEP desconhecido",
    "Aparecem na proposta em PDF.",
    [refusal("lookUpCep", "NOT_FOUND")],
  ),
  saving("company-saving", "Salvando", "Salvando...", [
    silence("updateCompany"),
  ]),
  saving("company-saved", "Salvos", "Dados do buffet salvos com sucesso!"),
  saving(
    "company-save-error",
    "Erro ao salvar",
    "Erro ao salvar dados do buffet: Falha após 3 tentativas",
    [refusal("updateCompany", "INTERNAL")],
  ),
];
