import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Pencil from "lucide-react/icons/pencil";
import { useId, useState } from "react";
import type { Receipt } from "shared-contracts/entities/sending";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { phoneDigits } from "shared-contracts/formats/phone";
import { formatPixKey } from "shared-contracts/pix/pix-key";
import { useQuery } from "shared-contracts/platform/query";
import { observer } from "shared-contracts/platform/state";
import { writtenDay } from "shared-contracts/proposal/days";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Icon } from "shared-ui/icon/Icon";
import { Ruler } from "shared-ui/ruler/Ruler";
import { approvedTotal } from "../proposal/approval.ts";
import { amountOf, centsOf } from "../proposal/cents.ts";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import { localDate } from "shared-contracts/formats/local-date";
import { useOnline } from "shared-ui/online/useOnline";
import { isLate, isOpen, received, replanned, sumOf } from "./instalments.ts";
import { PlanDialog } from "./PlanDialog.tsx";
import { ReceiptButtons } from "./ReceiptButtons.tsx";
import { ReceiptRow } from "./ReceiptRow.tsx";
import styles from "./Receipts.module.css";
import { reminder, thanks } from "./reminder.ts";
import { TotalChanged } from "./TotalChanged.tsx";
import { useReceipts } from "./useReceipts.ts";

/** The instalments of an approved budget: what was received, what is open, what is late. */
export const Receipts = observer(function Receipts({
  copy,
}: {
  copy: SavedCopy;
}) {
  const { client, notify, withdrawNotices } = useAppState();
  const online = useOnline();
  const id = useId();
  const [isPlanning, setPlanning] = useState(false);
  const { receipts, change } = useReceipts(copy);
  // A row follows the finger at once; the sums say what the account has.
  const stored = copy.followUp.receipts;
  const today = localDate(new Date());
  const hasLate = receipts.some((receipt) => isLate(receipt, today));
  const messageOf = useMessages(copy, hasLate);

  function mark(receipt: Receipt, at: number, day: string | null) {
    withdrawNotices("receipts");
    void change(received(receipt, at, day));
    if (day !== null) return;
    notify({
      text: `Recebimento desmarcado: ${receipt.label}`,
      about: "receipts",
      action: {
        label: "Desfazer",
        run: () => void change(received(receipt, at, receipt.receivedOn)),
      },
    });
  }

  return (
    <Card className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>Recebimentos</h2>
        {receipts.some(isOpen) && (
          <Button
            variant="ghost"
            icon={Pencil}
            onClick={() => setPlanning(true)}
          >
            Alterar plano
          </Button>
        )}
      </div>
      {receipts.length === 0 ? (
        <div className={styles.none}>
          <p>Sem plano de pagamento</p>
          <Button onClick={() => setPlanning(true)}>Criar plano</Button>
        </div>
      ) : (
        <>
          <Sums receipts={stored} today={today} />
          <TotalChanged copy={copy} receipts={stored} change={change} />
          {!online && (
            <div className={styles.line}>
              <FieldMessage tone="warning">
                Sem internet: o que você marcar vai sozinho quando ela voltar.
                Os recibos só com ela.
              </FieldMessage>
            </div>
          )}
          <ul className={styles.rows}>
            {receipts.map((receipt, at) => (
              <ReceiptRow
                // Two rows may be equal but for their place.
                key={at}
                receipt={receipt}
                today={today}
                reminderHref={messageOf(receipt).href}
                receiptButtons={
                  <ReceiptButtons
                    label={receipt.label}
                    name={`recibo-${copy.id}-${at + 1}.pdf`}
                    load={() =>
                      client.call("getInstalmentReceipt", {
                        params: { id: copy.id, n: at + 1 },
                      })
                    }
                    message={messageOf(receipt)}
                    disabled={!online || stored[at]?.receivedOn == null}
                  />
                }
                onReceived={(day) => mark(receipt, at, day)}
              />
            ))}
          </ul>
        </>
      )}
      {isPlanning && (
        <PlanDialog
          receipts={receipts}
          total={
            receipts.length === 0
              ? centsOf(approvedTotal(copy))
              : sumOf(receipts)
          }
          today={today}
          eventDate={copy.budget.eventData.eventDate}
          onSave={(open) => change(replanned(receipts, open))}
          onClose={() => setPlanning(false)}
        />
      )}
    </Card>
  );
});

/** How much has come and how much is to come, in figures and as a bar. */
function Sums({
  receipts,
  today,
}: {
  receipts: readonly Receipt[];
  today: string;
}) {
  const got = sumOf(receipts.filter((receipt) => !isOpen(receipt)));
  const all = sumOf(receipts);
  const late = sumOf(receipts.filter((receipt) => isLate(receipt, today)));
  const lastDay = receipts
    .map(({ receivedOn }) => receivedOn ?? "")
    .reduce((last, day) => (day > last ? day : last), "");
  const money = (cents: bigint) => formatMoney(amountOf(cents));
  return (
    <div className={styles.sums}>
      <div className={styles.figures} role="status">
        <p>
          <span>Recebido</span> <b>{money(got)}</b>
        </p>
        <p>
          <span>A receber</span> <b>{money(all - got)}</b>
        </p>
        {late > 0n && (
          <p className={styles.late}>
            <Icon of={CircleAlert} size={16} />
            {money(late)} em atraso
          </p>
        )}
        {!receipts.some(isOpen) && (
          <p className={styles.done}>
            <Icon of={CircleCheck} size={16} />
            Tudo recebido em {writtenDay(lastDay)}
          </p>
        )}
      </div>
      <Ruler
        tone="money"
        label={`${money(got)} de ${money(all)} recebidos`}
        segments={receipts.map((receipt, at) => ({
          id: String(at),
          weight: Number(centsOf(receipt.amount)),
          current: !isOpen(receipt),
          hatched: isLate(receipt, today),
        }))}
      />
    </div>
  );
}

/** The message about an instalment, a receipt or a reminder, and where it opens: WhatsApp, at the client's number where the budget has one. */
function useMessages(copy: SavedCopy, isNeeded: boolean) {
  const { client, store } = useAppState();
  const config = useQuery({
    queryKey: ["reminder-pix"],
    queryFn: ({ signal }) => client.call("getUserConfig", { signal }),
    enabled: isNeeded,
    networkMode: "always",
    retry: false,
  });
  const digits = phoneDigits(store.event.fields.clientPhone ?? "");
  const to = digits.length < 10 ? "" : `55${digits}`;
  const pix = config.data?.pix;
  const pixKey = pix ? formatPixKey(pix) : "";
  const { name: title, budget } = copy;
  return (receipt: Receipt) => {
    const about = { title, event: budget.eventData, pixKey };
    const text = (isOpen(receipt) ? reminder : thanks)(receipt, about);
    const href = `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
    return { text, href };
  };
}
