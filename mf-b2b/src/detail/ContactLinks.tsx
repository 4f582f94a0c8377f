import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { contactLinks } from "../request/contact-links.ts";
import type { ReadRequest } from "shared-contracts/entities/read-request";
import styles from "./DetailDialog.module.css";

/** Links to reach the client: one for each valid phone or email. */
export function ContactLinks({ request }: { request: ReadRequest }) {
  const { whatsApp, call, mail } = contactLinks(request);
  if (!whatsApp && !call && !mail) return null;
  return (
    <div className={styles.contact}>
      {whatsApp && (
        <ButtonLink
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          icon={MessageCircle}
        >
          WhatsApp
        </ButtonLink>
      )}
      {call && (
        <ButtonLink href={call} size="small" icon={Phone}>
          Ligar
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink href={mail} size="small" icon={Mail}>
          Email
        </ButtonLink>
      )}
    </div>
  );
}
