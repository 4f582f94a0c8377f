import { localDate } from "shared-contracts/formats/local-date";

const TIME = new Intl.DateTimeFormat("pt-BR", {
  hour: "2-digit",
  minute: "2-digit",
});
const DAY = new Intl.DateTimeFormat("pt-BR", {
  day: "2-digit",
  month: "2-digit",
});

/** An instant of today as "hoje às 13:58", another as "em 22/11 às 20:15". */
export function seenAt(instant: string): string {
  const at = new Date(instant);
  const day =
    localDate(at) === localDate(new Date()) ? "hoje" : `em ${DAY.format(at)}`;
  return `${day} às ${TIME.format(at)}`;
}

/** What is told of the client's looks at a page; both instants are null before the first. */
interface Seen {
  firstSeenAt?: string | null | undefined;
  lastSeenAt?: string | null | undefined;
}

/** "Vista em 22/11 às 20:15, última vez hoje às 13:58". */
export function seenText({ firstSeenAt, lastSeenAt }: Seen): string {
  if (!firstSeenAt) return "Ainda não vista";
  const first = `Vista ${seenAt(firstSeenAt)}`;
  return lastSeenAt && lastSeenAt !== firstSeenAt
    ? `${first}, última vez ${seenAt(lastSeenAt)}`
    : first;
}
