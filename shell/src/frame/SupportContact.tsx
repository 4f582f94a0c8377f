import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./SupportContact.module.css";

/** Where the operator's support is reached. */
export function SupportContact({ email, phone }: RuntimeConfig["support"]) {
  return (
    <ul className={styles.contact}>
      <li>
        <Icon of={Mail} />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <Icon of={Phone} />
        <a href={`tel:+55${phone.replace(/\D/g, "")}`}>{phone}</a>
      </li>
    </ul>
  );
}
