import { Banner } from "shared-ui/banner/Banner";
import styles from "./UnsafeLink.module.css";

/** Replaces a link that is not safe to open. */
export function UnsafeLink() {
  return (
    <div className={styles.place}>
      <Banner tone="danger" compact>
        O endereço do pagamento não é seguro e não pode ser aberto. Escolha
        outra forma de pagamento.
      </Banner>
    </div>
  );
}
