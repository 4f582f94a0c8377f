import ChefHat from "lucide-react/icons/chef-hat";
import Undo from "lucide-react/icons/undo-2";
import { useEffect, useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import type { TeamChange } from "shared-contracts/pricing/team-sizing";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { changeText, furtherChangeText } from "./change-text.ts";
import styles from "./TeamBanner.module.css";

const LIST = new Intl.ListFormat("pt-BR");

/** What the last resize changed, and the way back; goes with the next change by hand or when the page is left. */
export const SizingBanner = observer(function SizingBanner() {
  const { event, team } = useAppState().store;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      // Strict mode takes an effect back and does it again at once: that is not leaving.
      queueMicrotask(() => {
        if (!shown.current) team.dismissSizing();
      });
    };
  }, [team]);

  const changes = team.lastSizing;
  const leave = (act: () => void) => () => {
    // The buttons go with the banner; what follows keeps the focus.
    place.current?.focus();
    act();
  };
  return (
    <div ref={place} className={styles.banner} role="status" tabIndex={-1}>
      {changes?.[0] && (
        <Banner
          icon={ChefHat}
          onDismiss={leave(team.dismissSizing)}
          actions={
            <Button icon={Undo} onClick={leave(team.undoSizing)}>
              Desfazer
            </Button>
          }
        >
          <b>{changeText(changes[0])}.</b> Equipe recalculada para{" "}
          {guestsInWords(event.fields.guests)}.{furtherText(changes.slice(1))}
        </Banner>
      )}
    </div>
  );
});

function furtherText(changes: readonly TeamChange[]): string {
  if (changes.length === 0) return "";
  const verb = changes.length === 1 ? "mudou" : "mudaram";
  return ` Também ${verb} ${LIST.format(changes.map(furtherChangeText))}.`;
}
