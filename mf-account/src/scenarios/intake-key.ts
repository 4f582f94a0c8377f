import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork } from "isolation/scenario-answer";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { withPassword, wrongPassword } from "./press-with-password.ts";

export const activeKey = {
  active: true,
  last4: "aaaa",
  createdAt: "2026-11-12T15:00:00.000Z",
  lastRequestAt: "2026-11-20T15:00:00.000Z",
  url: "https://banquete.example.com/api/b2b/orcamentos",
};

export const noKey = {
  ...activeKey,
  active: false,
  last4: null,
  createdAt: null,
  lastRequestAt: null,
};

const intake = scenariosOf("Pedidos pelo site", "/config");
const active = scenariosOf("Pedidos pelo site", "/config", {
  api: () => [answer("getIntakeKey", activeKey)],
});

export const intakeStates = [
  intake("intake-none", "Sem chave", "Pedidos pelo site"),
  intake("intake-make", "Criar", "criar uma pede a senha", {
    play: press("Criar chave"),
  }),
  intake("intake-made", "Chave criada", "a chave não aparece de novo", {
    play: withPassword("Criar chave"),
  }),
  active("intake-active", "Chave ativa", "Último pedido em"),
  active("intake-change", "Trocar", "Trocar a chave?", {
    play: press("Trocar chave"),
  }),
  active("intake-end", "Desligar", "nenhum pedido novo chega", {
    play: press("Desligar"),
  }),
  intake("intake-unknown", "Não se sabe", "Erro ao carregar dados", [
    noNetwork("getIntakeKey"),
  ]),
  intake("intake-refused", "Criar sem resposta", "Erro ao criar a chave", {
    api: () => [noNetwork("makeIntakeKey")],
    play: withPassword("Criar chave"),
  }),
  active("intake-end-refused", "Desligar sem resposta", "Não foi possível", {
    api: () => [noNetwork("endIntakeKey")],
    play: withPassword("Desligar"),
  }),
  active(
    "intake-password",
    "Senha incorreta",
    fieldTexts.currentPasswordWrong,
    {
      api: () => [wrongPassword("makeIntakeKey")],
      play: withPassword("Trocar chave"),
    },
  ),
];
