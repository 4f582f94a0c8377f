import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Budget } from "shared-contracts/parts/budget";
import type { EventData } from "shared-contracts/entities/event-data";
import { sizeTeam } from "shared-contracts/pricing/team-sizing";
import { withStoredTotals } from "shared-contracts/pricing/with-stored-totals";

const DAY_MS = 24 * 60 * 60 * 1000;

interface DemoBudget {
  name: string;
  budget: Budget;
}

/** Three events in the coming weeks, made from the sample template; the last is the newest. */
export function demoBudgets(now: Date): DemoBudget[] {
  const inDays = (days: number) =>
    new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return [
    {
      name: "Confraternização Serra Azul",
      budget: sampleFor({
        eventType: "Confraternização Empresarial",
        groomName: "Serra Azul Engenharia",
        eventDate: inDays(26),
        eventTime: "19:30",
        eventLocation: "Salão Mirante, Nova Lima",
        guests: 180,
        duration: 5,
      }),
    },
    {
      name: "Casamento Helena e Rafael",
      budget: sampleFor({
        eventType: "Casamento",
        groomName: "Rafael Prado",
        brideName: "Helena Nogueira",
        eventDate: inDays(64),
        eventTime: "19:00",
        eventLocation: "Espaço Jatobá",
        guests: 150,
      }),
    },
    {
      name: "Aniversário da Marina, 50 anos",
      budget: sampleFor({
        groomName: "Marina Duarte",
        eventDate: inDays(40),
        eventLocation: "Rua dos Inconfidentes, 911, Savassi",
      }),
    },
  ];
}

/** The sample with another event and with its team sized for the guests, as the wizard does it. */
function sampleFor(event: Partial<EventData>): Budget {
  const eventData = { ...SAMPLE_100.eventData, ...event };
  const changes = sizeTeam(
    SAMPLE_100.team,
    eventData.guests,
    eventData.guestsPerWaiter,
  );
  const team = SAMPLE_100.team.map((member) => ({
    ...member,
    quantity: changes.find(({ id }) => id === member.id)?.to ?? member.quantity,
  }));
  return withStoredTotals({ ...SAMPLE_100, eventData, team });
}
