import { useState } from "react";
import type { Pix } from "shared-contracts/pix/pix";
import { formatPixKey } from "shared-contracts/pix/pix-key";
import { Button } from "shared-ui/button/Button";
import { PixDialog } from "./PixDialog.tsx";
import styles from "./PixDialog.module.css";

/** The key that clients pay to, and the way to another. */
export function PixLine({
  pix,
  onChanged,
}: {
  pix: Pix | null;
  onChanged: () => void;
}) {
  const [isOpen, open] = useState(false);
  return (
    <div className={styles.line}>
      <dl>
        <dt>Chave PIX</dt>
        <dd>{pix ? formatPixKey(pix) : "Nenhuma"}</dd>
        <dd className={styles.where}>Fica guardada nos dados do buffet.</dd>
      </dl>
      <Button size="small" onClick={() => open(true)}>
        {pix ? "Alterar chave" : "Informar chave"}
      </Button>
      {isOpen && (
        <PixDialog
          pix={pix}
          onClose={() => open(false)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
