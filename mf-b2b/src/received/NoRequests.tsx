import Inbox from "lucide-react/icons/inbox";
import KeyRound from "lucide-react/icons/key-round";
import { useCoreState } from "shared-contracts/federation/core-state";
import { formatDay } from "shared-contracts/formats/format-day";
import { Link } from "shared-contracts/platform/router";
import { useQuery } from "shared-contracts/platform/query";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import styles from "./NoRequests.module.css";

/** The page with the key that requests need. */
const KEY_PAGE = "/config#pedidos";

const STEPS = [
  {
    title: "Crie a chave",
    text: "Em Configurações, em Pedidos pelo site. Leva um minuto.",
  },
  {
    title: "Cole no seu site",
    text: "Ou mande para quem cuida dele: o formulário já vem pronto.",
  },
  {
    title: "O pedido chega aqui",
    text: "Com convidados e contato. Você aprova, rejeita ou transforma em orçamento.",
  },
];

/** Explains how requests arrive while there are none, or shows that the key is active. */
export function NoRequests() {
  const { client } = useCoreState();
  const { data } = useQuery({
    queryKey: ["intake-key-known"],
    queryFn: ({ signal }) => client.call("getIntakeKey", { signal }),
    networkMode: "always",
    retry: false,
  });
  if (data?.active)
    return (
      <EmptyState
        icon={Inbox}
        title="Nenhum pedido ainda"
        actions={
          <ButtonLink as={Link} to={KEY_PAGE}>
            Ver o formulário
          </ButtonLink>
        }
      >
        Sua chave está ativa
        {data.createdAt && ` desde ${formatDay(data.createdAt)}`}.
      </EmptyState>
    );
  return (
    <>
      <EmptyState icon={Inbox} title="Nenhum orçamento recebido">
        Os pedidos de orçamento que seus clientes fazem no seu site aparecem
        aqui.
      </EmptyState>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.action}>
        <ButtonLink as={Link} to={KEY_PAGE} variant="primary" icon={KeyRound}>
          Criar a chave
        </ButtonLink>
      </div>
    </>
  );
}
