import { type ReactNode, useEffect, useState } from "react";
import { RecipesProvider } from "../steps/recipe/RecipesProvider.tsx";
import { PriceBookProvider } from "../steps/suggestions/PriceBookProvider.tsx";
import { BarSlotContext } from "./bar-slot.ts";
import { BottomBar } from "./totals/BottomBar.tsx";
import { Comanda } from "./totals/Comanda.tsx";
import { DropToImport } from "../working-budget/importing/DropToImport.tsx";
import { SaveArea } from "./SaveArea.tsx";
import type { StepPlace } from "../steps/step-place.ts";
import { StepColumns } from "./StepColumns.tsx";
import { StepHeader } from "./StepHeader.tsx";
import { TotalsAnnouncer } from "./totals/TotalsAnnouncer.tsx";
import { UndoArea } from "./undo/UndoArea.tsx";
import { Typing, TypingContext } from "../steps/typing/typing.ts";

/**
 * The frame around every step; it stays while the step inside changes. Results lays out its own columns, because its
 * rail has more than the comanda.
 */
export function StepFrame({
  place,
  arrived = false,
  keys,
  children,
}: {
  place: StepPlace;
  /** Another page of the wizard was shown before. */
  arrived?: boolean;
  /** The shortcuts, which may save. */
  keys?: ReactNode;
  children: ReactNode;
}) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <TypingArea>
      <BarSlotContext value={{ slot, setSlot }}>
        <UndoArea place={place}>
          <SaveArea hasButtons={place.key === "results"}>
            <StepHeader place={place} arrived={arrived} />
            {place.key === "results" ? (
              children
            ) : (
              <StepColumns rail={<Comanda current={place.key} />}>
                <PriceBookProvider>
                  <RecipesProvider>{children}</RecipesProvider>
                </PriceBookProvider>
              </StepColumns>
            )}
            <BottomBar place={place} />
            <TotalsAnnouncer />
            <DropToImport />
            {keys}
          </SaveArea>
        </UndoArea>
      </BarSlotContext>
    </TypingArea>
  );
}

/** In it figures that follow from what is typed wait until typing pauses. */
function TypingArea({ children }: { children: ReactNode }) {
  const [typing] = useState(() => new Typing());
  useEffect(() => typing.follow(window), [typing]);
  return <TypingContext value={typing}>{children}</TypingContext>;
}
