import NotebookTabs from "lucide-react/icons/notebook-tabs";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Banner } from "shared-ui/banner/Banner";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { Tag } from "shared-ui/tag/Tag";
import styles from "./ExampleList.module.css";
import type { useExamples } from "./useExamples.ts";

/** An empty book: prices of the template, to be replaced by one's own. */
export function ExampleList({
  examples,
  typed,
  type,
  saving,
}: ReturnType<typeof useExamples>) {
  return (
    <>
      <Banner icon={NotebookTabs}>
        <b>Seu caderno começa com preços de exemplo</b>
        <p>
          Vêm do modelo de 100 pessoas. Troque pelos seus, ou salve um
          orçamento: cada preço usado entra aqui sozinho.
        </p>
      </Banner>
      {saving.isError && (
        <FieldMessage tone="error">
          {withDetail("Não foi possível salvar no caderno", saving.error)}
        </FieldMessage>
      )}
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example.key} className={styles.example}>
            <b>{example.name}</b>
            <MoneyField
              label={`Seu preço de ${example.name}`}
              labelVisibility="hidden"
              density="dense"
              value={typed.get(example.key) ?? example.price}
              suffix={`/${example.unit}`}
              onChange={(price) => type(example, price)}
            />
            <span className={styles.tag}>
              {!typed.has(example.key) && <Tag>Exemplo</Tag>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
