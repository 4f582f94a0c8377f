import { useEffect, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { localDate } from "shared-contracts/formats/local-date";
import {
  daysBetween,
  daysLater,
  isDay,
  writtenDay,
} from "shared-contracts/proposal/days";
import { readProposalSettings } from "shared-contracts/platform/rules";
import { SettingsSaving } from "../editor/settings-saving.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import type { SendFacts } from "./useSendFacts.ts";

const DAYS_MAX = 365;

/** The last day of the offer, kept as the editor keeps it: in days from the sending, saved as it changes. */
export function useValidity(copy: SavedCopy, { facts, terms }: SendFacts) {
  const services = useAppState();
  const [saving] = useState(() => new SettingsSaving(services, copy));
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => saving.takeCopy(copy), [saving, copy]);
  useEffect(() => saving.flush, [saving]);
  const until = typed ?? facts?.validUntil ?? "";
  const [today] = useState(() => localDate(new Date()));
  const error = typed === null ? undefined : refusedDay(typed, today);
  return {
    until,
    today,
    error,
    saving,
    change(day: string) {
      setTyped(day);
      if (refusedDay(day, today)) return;
      const validityDays = daysBetween(today, day);
      const settings = readProposalSettings(services.store.proposal);
      saving.change({ ...settings, validityDays });
      saving.changeTerms({ ...terms, validityDays });
    },
  };
}

function refusedDay(day: string, today: string): string | undefined {
  if (!isDay(day)) return "Informe o dia.";
  const days = daysBetween(today, day);
  return days < 1 || days > DAYS_MAX
    ? `Escolha um dia de ${writtenDay(daysLater(today, 1))} a ${writtenDay(daysLater(today, DAYS_MAX))}.`
    : undefined;
}
