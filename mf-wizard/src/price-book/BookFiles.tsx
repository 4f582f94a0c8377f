import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { useRef, useState, type ClipboardEvent, type ReactNode } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { decodeText } from "shared-contracts/formats/decode-text";
import { localDate } from "shared-contracts/formats/local-date";
import { Button } from "shared-ui/button/Button";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import {
  BOOK_FILE_MAX,
  type BookFile,
  readBookFile,
  writeBookFile,
} from "./book-file.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import styles from "./PriceBook.module.css";

const TOO_LARGE = "O arquivo passa de 2 MB. Divida-o em partes.";
const UNREADABLE = "Não foi possível ler o arquivo.";

interface BookFilesProps {
  items: readonly BookItem[];
  /** The book; lines of a spreadsheet can be pasted anywhere in it. */
  children: ReactNode;
}

/** Takes the book out as a CSV file, and prices from one, or from pasted lines, in after a preview. */
export function BookFiles({ items, children }: BookFilesProps) {
  const { notify } = useAppState();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<BookFile | null>(null);
  const fail = (text: string) =>
    notify({ tone: "error", text, about: "price-book" });

  async function take(chosen: File): Promise<void> {
    if (chosen.size > BOOK_FILE_MAX) return fail(TOO_LARGE);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      setFile(await readBookFile(decodeText(bytes)));
    } catch {
      fail(UNREADABLE);
    }
  }

  /** A field takes what is pasted into it. */
  function paste({ target, clipboardData }: ClipboardEvent): void {
    const text = clipboardData.getData("text");
    const isField = (target as Element).matches("input, textarea, select");
    if (isField || !text.includes("\t")) return;
    readBookFile(text).then(setFile, () => fail(UNREADABLE));
  }

  async function give(): Promise<void> {
    const text = await writeBookFile(items);
    downloadFile(
      new Blob([text], { type: "text/csv;charset=utf-8" }),
      `caderno_de_precos_${localDate(new Date())}.csv`,
    );
  }

  return (
    <div onPaste={paste}>
      <div className={styles.files}>
        <span className={styles.pasteHint}>
          Ou cole linhas da planilha: item, unidade, preço, fornecedor,
          embalagem.
        </span>
        <Button
          variant="ghost"
          size="small"
          icon={Upload}
          onClick={() => input.current?.click()}
        >
          Importar CSV
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv"
          aria-label="Arquivo CSV do caderno"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void take(chosen);
            // The same file may be chosen again.
            target.value = "";
          }}
        />
        {items.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            icon={Download}
            onClick={() => void give()}
          >
            Exportar CSV
          </Button>
        )}
      </div>
      {children}
      {file && (
        <ImportPreview
          file={file}
          items={items}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  );
}
