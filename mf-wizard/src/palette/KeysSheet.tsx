import { Link } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { hasLetterKeys } from "shared-ui/letter-keys/letter-keys.ts";
import styles from "./Palette.module.css";

/** The keys by where they act; each key of a chord apart. */
const KEYS: readonly [string, readonly [string, readonly string[]][]][] = [
  [
    "Em qualquer lugar",
    [
      ["Buscar e fazer", ["Ctrl", "K"]],
      ["Buscar na página", ["/"]],
      ["Novo orçamento", ["N"]],
      ["Ir para a etapa", ["G", "1…9"]],
      ["Todos os atalhos", ["?"]],
    ],
  ],
  [
    "No orçamento",
    [
      ["Salvar", ["Ctrl", "S"]],
      ["Desfazer", ["Ctrl", "Z"]],
      ["Refazer", ["Ctrl", "Shift", "Z"]],
      ["Próxima linha, mesma coluna", ["Enter"]],
      ["Preço no caderno", ["F4"]],
      ["Mover a linha", ["Alt", "↑ ↓"]],
      ["Colar linhas de uma planilha", ["Ctrl", "V"]],
    ],
  ],
  [
    "Em Meus Orçamentos",
    [
      ["Selecionar", ["X"]],
      ["Selecionar até aqui", ["Shift", "clique"]],
      ["Este fim de semana", ["F"]],
      ["Limpar seleção", ["Esc"]],
    ],
  ],
];

/** What the keys do. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="extra"
      title="Atalhos"
      onClose={onClose}
      footer={
        <>
          <p className={styles.note}>
            {hasLetterKeys()
              ? "Letras sozinhas não agem dentro de um campo. Desligue em "
              : "As letras sozinhas estão desligadas. Ligue em "}
            <Link to="/config#teclado">Configurações</Link>.
          </p>
          <Button variant="primary" data-autofocus="" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      {/* In a low window the list scrolls; the arrow keys scroll what has the focus. */}
      <div
        className={styles.sheet}
        role="region"
        aria-label="Lista de atalhos"
        tabIndex={0}
      >
        {KEYS.map(([title, keys]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([what, chord]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {chord.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
