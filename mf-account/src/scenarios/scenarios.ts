import { press } from "isolation/press";
import { type RemoteScenarios, scenariosOf } from "isolation/scenario";
import {
  answer,
  answerBy,
  answers,
  noNetwork,
  refusal,
  refusedField,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { accountRefusals, loadingStates } from "isolation/usual-states";
import type { Company } from "shared-contracts/entities/company";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import type { Logo } from "shared-contracts/entities/logo";
import type { Profile } from "shared-contracts/entities/profile";
import type { UserConfig } from "shared-contracts/entities/user-config";
import { errorTexts } from "shared-contracts/endpoints/error-codes";

const profile: Profile = {
  name: "helena prado",
  email: "helena@serra.com.br",
  phone: "31987654321",
};

const company: Company = {
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

const noLogo: Logo = { logoUrl: null, file: null };

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='112'%3E%3Crect width='300' height='112' rx='16' fill='%234a2b12'/%3E%3C/svg%3E";

const logo: Logo = {
  logoUrl: PICTURE,
  file: { name: "serra.png", width: 300, height: 112, bytes: 86_016 },
};

/** Another account signs in with it. */
const taken = (path: keyof Profile, code: "EMAIL_TAKEN" | "PHONE_TAKEN") =>
  refusedField("updateProfile", path, errorTexts[code], code);

async function changeEmail(actor: Actor) {
  const { screen, user } = actor;
  await user.type(await screen.findByRole("textbox", { name: "Email" }), ".br");
  await press("Salvar dados")(actor);
}

async function changeEmailWithPassword(actor: Actor) {
  await changeEmail(actor);
  const { screen, user } = actor;
  await user.type(await screen.findByLabelText("Sua senha"), "segredo{Enter}");
}

async function changeName(actor: Actor) {
  const { screen, user } = actor;
  await user.type(
    await screen.findByRole("textbox", { name: "Nome" }),
    " Lima",
  );
  await press("Salvar dados")(actor);
}

const passwords =
  (current: string, next: string, repeated: string) => async (actor: Actor) => {
    const { screen, user } = actor;
    const fields = {
      "Senha atual": current,
      "Nova senha": next,
      "Confirmar nova senha": repeated,
    };
    for (const [label, text] of Object.entries(fields))
      if (text) await user.type(await screen.findByLabelText(label), text);
    await press("Alterar senha")(actor);
  };

const changePassword = passwords("antiga-senha", "nova-senha", "nova-senha");

const FAILED = "Erro ao carregar dados";

const security = scenariosOf("Dados pessoais", "/security");

const profileStates = [
  security("profile", "Carregados", "Digite apenas o DDD e número"),
  ...loadingStates({
    id: "profile",
    group: "Dados pessoais",
    path: "/security",
    call: "getProfile",
    loading: "Carregando dados pessoais...",
    failed: FAILED,
  }),
  security("profile-incomplete", "Campo vazio", "Todos os campos são", {
    async play(actor) {
      const { screen, user } = actor;
      await user.clear(await screen.findByRole("textbox", { name: "Email" }));
      await press("Salvar dados")(actor);
    },
  }),
  security("profile-saving", "Salvando", "Salvando...", {
    ...answers(silence("updateProfile")),
    play: changeName,
  }),
  security("profile-saved", "Salvos", "Perfil atualizado com sucesso!", {
    play: changeName,
  }),
  security(
    "profile-email-taken",
    "Email de outra conta",
    errorTexts.EMAIL_TAKEN,
    {
      ...answers(taken("email", "EMAIL_TAKEN")),
      play: changeEmailWithPassword,
    },
  ),
  security(
    "profile-phone-taken",
    "Telefone de outra conta",
    errorTexts.PHONE_TAKEN,
    {
      ...answers(taken("phone", "PHONE_TAKEN")),
      play: changeEmailWithPassword,
    },
  ),
  security(
    "profile-password",
    "Senha para outro email",
    "a mudança pede a senha",
    { play: changeEmail },
  ),
  security(
    "profile-save-offline",
    "Sem conexão ao salvar",
    "Erro ao atualizar perfil: Falha após 3 tentativas",
    { ...answers(noNetwork("updateProfile")), play: changeName },
  ),
];

const password = scenariosOf("Senha", "/security");

const passwordStates = [
  password(
    "password-incomplete",
    "Campos em falta",
    "Todos os campos de senha são obrigatórios",
    { play: passwords("", "nova-senha", "nova-senha") },
  ),
  password(
    "password-short",
    "Nova senha curta",
    "A nova senha deve ter no mínimo 6 caracteres",
    { play: passwords("antiga-senha", "12345", "12345") },
  ),
  password(
    "password-different",
    "Confirmação diferente",
    "As senhas não coincidem",
    { play: passwords("antiga-senha", "nova-senha", "nova-senho") },
  ),
  password("password-changing", "Alterando", "Aguarde...", {
    ...answers(silence("changePassword")),
    play: changePassword,
  }),
  password(
    "password-wrong",
    "Senha atual incorreta",
    fieldTexts.currentPasswordWrong,
    {
      ...answers(
        refusedField(
          "changePassword",
          "currentPassword",
          fieldTexts.currentPasswordWrong,
        ),
      ),
      play: changePassword,
    },
  ),
  password("password-common", "Fácil de adivinhar", fieldTexts.passwordCommon, {
    ...answers(
      refusedField("changePassword", "newPassword", fieldTexts.passwordCommon),
    ),
    play: changePassword,
  }),
  password(
    "password-conflict",
    "Já alterada",
    "Erro ao alterar senha: Esta ação não é mais possível.",
    {
      ...answers(refusal("changePassword", "CONFLICT")),
      play: changePassword,
    },
  ),
  password(
    "password-offline",
    "Sem conexão",
    "Erro ao alterar senha: Falha após 3 tentativas",
    { ...answers(noNetwork("changePassword")), play: changePassword },
  ),
  password("password-changed", "Alterada", "Senha alterada com sucesso!", {
    play: changePassword,
  }),
];

async function changeAddress(actor: Actor) {
  const { screen, user } = actor;
  const address = await screen.findByRole("textbox", { name: "Endereço" });
  await user.type(address, ", Savassi");
  await press("Salvar dados")(actor);
}

const config = scenariosOf("Dados do buffet", "/config");

/** A company without an address, of a product that knows whom to ask for one. */
const asksForCep = answer("getCompany", {
  ...noCompany,
  companyName: company.companyName,
  cepLookup: true,
});

async function typeCep({ screen, user }: Actor) {
  await user.type(
    await screen.findByRole("textbox", { name: /^CEP/ }),
    "30140071",
  );
}

const companyStates = [
  config("company", "Preenchidos", "Nenhuma alteração para salvar"),
  config(
    "company-empty",
    "Em branco",
    "Sem logo, a proposta sai só com os dados",
    answers(answer("getCompany", noCompany), answer("getLogo", noLogo)),
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
    ...answers(
      answer("getCompany", { ...company, cnpj: "12.345.678/0001-96" }),
    ),
    async play({ screen, user }) {
      const cnpj = await screen.findByRole("textbox", { name: "CNPJ" });
      await user.type(cnpj, "{Backspace}7");
    },
  }),
  config(
    "company-cep",
    "Endereço pelo CEP",
    "Preenchido pelo CEP. Falta o número.",
    {
      ...answers(
        asksForCep,
        answer("lookUpCep", { address: "Rua dos Inconfidentes, Savassi" }),
      ),
      play: typeCep,
    },
  ),
  // Filling in is a comfort: a failure shows nothing, and the user types the address.
  config(
    "company-cep-unknown",
    "CEP desconhecido",
    "Aparecem na proposta em PDF.",
    {
      ...answers(asksForCep, refusal("lookUpCep", "NOT_FOUND")),
      play: typeCep,
    },
  ),
  config(
    "company-cep-offline",
    "CEP sem conexão",
    "Aparecem na proposta em PDF.",
    { ...answers(asksForCep, noNetwork("lookUpCep")), play: typeCep },
  ),
  config("company-saving", "Salvando", "Salvando...", {
    ...answers(silence("updateCompany")),
    play: changeAddress,
  }),
  config("company-saved", "Salvos", "Dados do buffet salvos com sucesso!", {
    play: changeAddress,
  }),
  config(
    "company-save-error",
    "Erro ao salvar",
    "Erro ao salvar dados do buffet: Falha após 3 tentativas",
    { ...answers(refusal("updateCompany", "INTERNAL")), play: changeAddress },
  ),
];

const chooseFile =
  (name: string, type: string) =>
  async ({ screen, user }: Actor) => {
    const picker = await screen.findByLabelText("Arquivo da logo");
    // A user may let the picker show every file.
    picker.removeAttribute("accept");
    await user.upload(picker, new File(["x"], name, { type }));
  };

const choosePicture = chooseFile("nova.png", "image/png");

const logoScreen = scenariosOf("Logo", "/config");

const logoStates = [
  logoScreen("logo", "Com logo", "Como fica na proposta em PDF"),
  ...loadingStates({
    id: "logo",
    group: "Logo",
    path: "/config",
    call: "getLogo",
    loading: "Carregando logo...",
    failed: FAILED,
  }),
  logoScreen(
    "logo-wrong-type",
    "Tipo recusado",
    "Apenas arquivos PNG, JPG e JPEG são permitidos",
    { play: chooseFile("logo.gif", "image/gif") },
  ),
  logoScreen("logo-sending", "Enviando", "Enviando...", {
    ...answers(silence("uploadLogo")),
    play: choosePicture,
  }),
  logoScreen("logo-sent", "Enviada", "nova.png", {
    ...answers(
      answer("getLogo", noLogo),
      answer("uploadLogo", {
        logoUrl: PICTURE,
        file: { name: "nova.png", width: 300, height: 112, bytes: 2048 },
      }),
    ),
    play: choosePicture,
  }),
  logoScreen("logo-refused", "Recusada pelo servidor", "Formato não aceito", {
    ...answers(refusal("uploadLogo", "UNSUPPORTED_MEDIA")),
    play: choosePicture,
  }),
  logoScreen(
    "logo-send-offline",
    "Sem conexão ao enviar",
    "sem conexão com o servidor",
    { ...answers(noNetwork("uploadLogo")), play: choosePicture },
  ),
  logoScreen("logo-remove", "Deseja Excluir?", "Deseja Excluir?", {
    play: press("Remover"),
  }),
  logoScreen("logo-remove-error", "Erro ao remover", "Erro ao remover logo", {
    ...answers(refusal("deleteLogo", "INTERNAL")),
    play: press("Remover", "Excluir"),
  }),
  logoScreen(
    "logo-removed",
    "Removida",
    "Sem logo, a proposta sai só com os dados",
    { play: press("Remover", "Excluir") },
  ),
];

const activeKey = {
  active: true,
  last4: "aaaa",
  createdAt: "2026-11-12T15:00:00.000Z",
  lastRequestAt: "2026-11-20T15:00:00.000Z",
  url: "https://banquete.example.com/api/b2b/orcamentos",
};

const noKey = {
  ...activeKey,
  active: false,
  last4: null,
  createdAt: null,
  lastRequestAt: null,
};

const withPassword = (button: string) => async (actor: Actor) => {
  await press(button)(actor);
  const { screen, user } = actor;
  await user.type(await screen.findByLabelText("Sua senha"), "segredo");
  await user.keyboard("{Enter}");
};

const withKey = answer("getIntakeKey", activeKey);
const intake = scenariosOf("Pedidos pelo site", "/config");

const intakeStates = [
  intake("intake-none", "Sem chave", "Pedidos pelo site"),
  intake("intake-make", "Criar", "criar uma pede a senha", {
    play: press("Criar chave"),
  }),
  intake("intake-made", "Chave criada", "a chave não aparece de novo", {
    play: withPassword("Criar chave"),
  }),
  intake("intake-active", "Chave ativa", "Último pedido em", answers(withKey)),
  intake("intake-change", "Trocar", "Trocar a chave?", {
    ...answers(withKey),
    play: press("Trocar chave"),
  }),
  intake("intake-end", "Desligar", "nenhum pedido novo chega", {
    ...answers(withKey),
    play: press("Desligar"),
  }),
  intake("intake-unknown", "Não se sabe", "Erro ao carregar dados", {
    ...answers(noNetwork("getIntakeKey")),
  }),
  intake("intake-refused", "Criar sem resposta", "Erro ao criar a chave", {
    ...answers(noNetwork("makeIntakeKey")),
    play: withPassword("Criar chave"),
  }),
  intake("intake-end-refused", "Desligar sem resposta", "Não foi possível", {
    ...answers(withKey, noNetwork("endIntakeKey")),
    play: withPassword("Desligar"),
  }),
  intake(
    "intake-password",
    "Senha incorreta",
    fieldTexts.currentPasswordWrong,
    {
      ...answers(
        withKey,
        refusedField(
          "makeIntakeKey",
          "password",
          fieldTexts.currentPasswordWrong,
        ),
      ),
      play: withPassword("Trocar chave"),
    },
  ),
];

const sessions = {
  sessions: [
    {
      id: "018f0000-0000-7000-8000-000000000001",
      device: "Chrome no Windows",
      createdAt: "2026-11-03T12:00:00.000Z",
      lastUsedAt: "2026-11-20T12:00:00.000Z",
      current: true,
    },
    {
      id: "018f0000-0000-7000-8000-000000000002",
      device: "Safari no iOS",
      createdAt: "2026-10-12T12:00:00.000Z",
      lastUsedAt: "2026-11-18T12:00:00.000Z",
      current: false,
    },
  ],
  emailConfirmed: true,
  reminders: true,
  mail: true,
};

const devices = scenariosOf("Aparelhos", "/security");
const FROM_IPHONE = "Encerrar Safari no iOS";

const deviceStates = [
  devices("devices", "Dois aparelhos", "Safari no iOS"),
  ...loadingStates({
    id: "devices",
    group: "Aparelhos",
    path: "/security",
    call: "getSecurity",
    loading: "Carregando aparelhos conectados...",
    failed: FAILED,
  }),
  devices("devices-many", "Cem aparelhos", "Aparelho 100", {
    ...answers(
      answer("getSecurity", {
        ...sessions,
        sessions: Array.from({ length: 100 }, (_, nth) => ({
          ...sessions.sessions[1]!,
          id: `018f0000-0000-7000-8000-${String(nth).padStart(12, "0")}`,
          device: `Aparelho ${nth + 1}`,
        })),
      }),
    ),
  }),
  devices("device-end", "Encerrar", "terá de entrar de novo", {
    play: press(FROM_IPHONE),
  }),
  devices("device-gone", "Já encerrado", "Não foi possível encerrar", {
    ...answers(refusal("endSession", "NOT_FOUND")),
    play: withPassword(FROM_IPHONE),
  }),
  devices("device-offline", "Encerrar sem conexão", "Não foi possível", {
    ...answers(noNetwork("endSession")),
    play: withPassword(FROM_IPHONE),
  }),
  devices("devices-end-all", "Sair de todos", "neste também", {
    play: press("Sair de todos os aparelhos"),
  }),
  devices("devices-end-all-offline", "Sair de todos sem conexão", "Não foi", {
    ...answers(noNetwork("logout")),
    play: withPassword("Sair de todos os aparelhos"),
  }),
];

const emails = scenariosOf("Emails", "/security");

const unconfirmed = answer("getSecurity", {
  ...sessions,
  emailConfirmed: false,
});
const SEND_LINK = "Enviar link";
const REMINDERS = "Receber lembretes por email";

async function switchReminders({ screen, user }: Actor) {
  await user.click(await screen.findByRole("checkbox", { name: REMINDERS }));
}

const emailStates = [
  emails("emails", "Confirmado", "Email confirmado"),
  emails("emails-none", "Serviço sem email", "Safari no iOS", {
    ...answers(answer("getSecurity", { ...sessions, mail: false })),
  }),
  emails("email-unconfirmed", "A confirmar", "ainda não foi confirmado", {
    ...answers(unconfirmed),
  }),
  emails("email-link-sent", "Link enviado", "Confira também o spam", {
    ...answers(unconfirmed),
    play: press(SEND_LINK),
  }),
  emails("email-link-offline", "Link sem conexão", "Não foi possível enviar", {
    ...answers(unconfirmed, noNetwork("askConfirmation")),
    play: press(SEND_LINK),
  }),
  emails("reminders-off", "Lembretes desligados", "Lembretes desligados.", {
    play: switchReminders,
  }),
  emails("reminders-unknown", "Preferências sem conexão", "Não foi possível", {
    ...answers(noNetwork("getUserConfig")),
    play: switchReminders,
  }),
  emails("reminders-offline", "Lembretes sem conexão", "Não foi possível", {
    ...answers(noNetwork("updateUserConfig")),
    play: switchReminders,
  }),
];

const ownData = scenariosOf("Seus dados", "/security");

const ownDataStates = [
  ownData("own-data-export", "Baixar", "Guarde-o em lugar seguro", {
    play: press("Baixar meus dados"),
  }),
  ownData("own-data-offline", "Baixar sem conexão", "Não foi possível baixar", {
    ...answers(noNetwork("exportOwnData")),
    play: withPassword("Baixar meus dados"),
  }),
  ownData("own-data-erase", "Apagar", "Em 7 dias tudo é apagado", {
    play: press("Apagar a conta"),
  }),
  ownData(
    "own-data-password",
    "Senha incorreta",
    fieldTexts.currentPasswordWrong,
    {
      ...answers(
        refusedField(
          "eraseOwnAccount",
          "password",
          fieldTexts.currentPasswordWrong,
        ),
      ),
      play: withPassword("Apagar a conta"),
    },
  ),
  ownData("own-data-erase-offline", "Apagar sem conexão", "Não foi possível", {
    ...answers(noNetwork("eraseOwnAccount")),
    play: withPassword("Apagar a conta"),
  }),
];

/** mf-account alone: who the account is of, its password, its company and logo. */
export const account: RemoteScenarios = {
  remote: "mf-account",
  pages: [
    { path: "/security", page: "security", title: "Segurança" },
    { path: "/config", page: "config", title: "Configurações" },
  ],
  api: () => [
    answer("getProfile", profile),
    answerBy("updateProfile", ({ body }) => body as Profile),
    answer("changePassword", { success: true }),
    answer("getSecurity", sessions),
    answer("endSession", { success: true }),
    answer("logout", { success: true }),
    answer("askConfirmation", { mail: true }),
    answer("getUserConfig", { darkMode: false }),
    answerBy("updateUserConfig", ({ body }) => body as UserConfig),
    answer("exportOwnData", new Blob(["{}"])),
    answer("eraseOwnAccount", { eraseAt: "2026-11-30T12:00:00.000Z" }),
    answer("getCompany", company),
    answerBy("updateCompany", ({ body }) => body as Company),
    answer("getLogo", logo),
    answer("uploadLogo", logo),
    answer("deleteLogo", { success: true }),
    answer("getIntakeKey", noKey),
    answer("makeIntakeKey", { ...activeKey, key: `bqk_${"a".repeat(43)}` }),
    answer("endIntakeKey", { success: true }),
  ],
  scenarios: [
    ...profileStates,
    ...passwordStates,
    ...deviceStates,
    ...emailStates,
    ...ownDataStates,
    ...companyStates,
    ...logoStates,
    ...intakeStates,
    ...accountRefusals({
      path: "/security",
      call: "getProfile",
      failed: FAILED,
    }),
  ],
};
