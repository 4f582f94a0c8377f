import WifiOff from "lucide-react/icons/wifi-off";
import { useState } from "react";
import { OFFLINE } from "shared-contracts/outbox/save-order";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { useOnline } from "shared-ui/online/useOnline";
import styles from "./Outbox.module.css";
import type { PageOutbox } from "./page-outbox.ts";
import { choices, timeOfDay } from "./waiting-words.ts";

/** The line above every page while there is no network, or something waits. */
export const OutboxStrip = observer(function OutboxStrip({
  outbox,
}: {
  outbox: PageOutbox;
}) {
  const isOnline = useOnline();
  const { waiting } = outbox;
  const asking = waiting.find(({ state }) => state === "asks");
  return (
    <div className={styles.strip}>
      <Banner
        tone="warning"
        compact
        role="status"
        {...(!isOnline && { icon: WifiOff })}
        actions={
          outbox.count > 0 && (
            <>
              {asking && (
                <Button
                  variant="link"
                  onClick={() =>
                    outbox.open({ what: "questions", id: asking.id })
                  }
                >
                  Escolher
                </Button>
              )}
              <Button
                variant="link"
                onClick={() => outbox.open({ what: "list" })}
              >
                Pendências ({outbox.count})
              </Button>
            </>
          )
        }
      >
        {isOnline ? <Online outbox={outbox} /> : <Offline outbox={outbox} />}
      </Banner>
    </div>
  );
});

const Offline = observer(function Offline({ outbox }: { outbox: PageOutbox }) {
  const [since] = useState(() => timeOfDay(Date.now()));
  return (
    <>
      <strong>Sem internet desde {since}.</strong>{" "}
      {outbox.waiting.length > 0
        ? WAITS
        : outbox.count > 0
          ? ACTS_WAIT
          : "O que você mudar fica neste aparelho e vai para a conta quando voltar."}
    </>
  );
});

const WAITS = `${OFFLINE} O salvamento vai sozinho quando voltar.`;

const ACTS_WAIT = "O que você mudou está na fila e vai sozinho quando voltar.";

const Online = observer(function Online({ outbox }: { outbox: PageOutbox }) {
  const { waiting, count, state } = outbox;
  // It only falls while the strip is here.
  const [most, setMost] = useState(count);
  if (count > most) setMost(count);
  if (state.sending !== null)
    return `A internet voltou. Enviando ${most - count + 1} de ${most}…`;
  const asking = waiting.find(({ state }) => state === "asks");
  if (asking) return `Salvamento parado: ${choices(asking.questions)}.`;
  const { acts } = state;
  if (acts.some(({ met }) => met))
    return "Uma mudança está parada. Veja em Pendências.";
  if (
    waiting.every((save) => save.state === "refused") &&
    acts.every(({ isRefused }) => isRefused)
  )
    return waiting.length > 0
      ? "Um salvamento foi recusado. Veja em Pendências."
      : "Uma mudança foi recusada. Veja em Pendências.";
  return waiting.length > 0 ? WAITS : ACTS_WAIT;
});
