import ChartColumn from "lucide-react/icons/chart-column";
import LinkIcon from "lucide-react/icons/link";
import { Icon } from "shared-ui/icon/Icon";
import { Tag } from "shared-ui/tag/Tag";
import styles from "./ComingSoon.module.css";

const FEATURES = [
  {
    icon: ChartColumn,
    title: "Relatórios",
    text: "Compare custos e margens entre eventos.",
  },
  {
    icon: LinkIcon,
    title: "Link para o cliente",
    text: "Compartilhe o orçamento somente leitura.",
  },
];

/** The two features that are announced and not there yet. */
export function ComingSoon() {
  return (
    <ul className={styles.features}>
      {FEATURES.map(({ icon, title, text }) => (
        <li key={title} className={styles.feature}>
          <Icon of={icon} size={20} />
          <p>
            <b className={styles.title}>{title}</b> {text}
          </p>
          <span className={styles.tag}>
            <Tag>Em breve</Tag>
          </span>
        </li>
      ))}
    </ul>
  );
}
