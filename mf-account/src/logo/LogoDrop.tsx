import ImageUp from "lucide-react/icons/image-up";
import { useRef, useState, type DragEvent } from "react";
import type { Logo } from "shared-contracts/entities/logo";
import { serverTextOr } from "shared-contracts/formats/server-text-or";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { LOGO_TYPES, logoFacts, logoRefusal } from "./logo-rules.ts";
import styles from "./LogoDrop.module.css";
import { useUploadLogo } from "./useLogo.ts";

interface LogoDropProps {
  logo: Logo;
  onRemove: () => void;
}

/** Uploads a logo, by a button or by a drop on the box. A refused file leaves the old one. */
export function LogoDrop({ logo, onRemove }: LogoDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { upload, percent } = useUploadLogo();
  const error =
    refusal ??
    (upload.isError
      ? serverTextOr("Erro ao fazer upload da logo", upload.error)
      : null);
  const sending = upload.isPending;

  function take(file: File | undefined) {
    if (!file || sending) return;
    const refused = logoRefusal(file);
    setRefusal(refused);
    upload.reset();
    if (refused === null) upload.mutate(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  const choose = (label: string) => (
    <Button busy={sending} onClick={() => picker.current?.click()}>
      {label}
    </Button>
  );

  return (
    <>
      <div
        className={styles.drop}
        data-empty={logo.logoUrl === null || undefined}
        data-over={over || undefined}
        data-refused={error !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Arquivo da logo"
          accept={LOGO_TYPES.join()}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file again is a change too.
            target.value = "";
          }}
        />
        {logo.logoUrl === null ? (
          <>
            <IconTile icon={ImageUp} />
            <p className={styles.name}>Arraste a logo até aqui</p>
            <p className={styles.facts}>PNG ou JPG, até 5 MB</p>
            {choose("Escolher arquivo")}
          </>
        ) : (
          <>
            <img className={styles.thumb} src={logo.logoUrl} alt="" />
            <div className={styles.words}>
              <p className={styles.name}>{logo.file?.name}</p>
              <p className={styles.facts}>
                {logo.file && logoFacts(logo.file)}
              </p>
            </div>
            <div className={styles.actions}>
              {choose("Trocar")}
              <Button
                variant="danger-outline"
                disabled={sending}
                onClick={onRemove}
              >
                Remover
              </Button>
            </div>
          </>
        )}
      </div>
      {sending ? (
        <div className={styles.sending}>
          <progress aria-label="Envio" value={percent} max={100} />
          <FieldMessage>Enviando... {percent}%</FieldMessage>
        </div>
      ) : error !== null ? (
        <FieldMessage tone="error">{error}</FieldMessage>
      ) : (
        logo.logoUrl !== null && (
          <FieldMessage>
            PNG ou JPG, até 5 MB. Arraste outra imagem para trocar.
          </FieldMessage>
        )
      )}
    </>
  );
}
