import ChefHat from "lucide-react/icons/chef-hat";
import { useAppState } from "shared-contracts/federation/app-state";
import {
  compare,
  isZero,
  subtract,
  ZERO,
} from "shared-contracts/numbers/exact";
import type { Exact } from "shared-contracts/numbers/exact";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/formats/money";
import { formatCount } from "shared-contracts/formats/count";
import { sizingEffect } from "./sizing-effect.ts";
import type { TeamChange } from "shared-contracts/pricing/team-sizing";
import { Banner } from "shared-ui/banner/Banner";
import { Figure } from "shared-ui/figure/Figure";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { changeText } from "../team/change-text.ts";
import styles from "./EventStep.module.css";

interface SizingMessageProps {
  /** What sizing changed since the field got the focus; never empty. */
  changes: readonly TeamChange[];
}

/** "5 → 8 garçons. Com 150 convidados a equipe passa de 40 para 47 pessoas e custa R$ 1.230,00 a mais." */
export const SizingMessage = observer(function SizingMessage({
  changes,
}: SizingMessageProps) {
  const { event, headcount, team } = useAppState().store;
  const [first] = changes;
  const effect = sizingEffect(changes, (id) => team.find(id)?.fields.cost ?? 0);
  const before = subtract(headcount.team, effect.people);
  return (
    <Banner compact icon={ChefHat}>
      {first && <b>{changeText(first)}.</b>} Com{" "}
      {guestsInWords(event.fields.guests)} a equipe passa de{" "}
      {formatCount(before)} para {formatCount(headcount.team)} pessoas e custa{" "}
      <CostChange cost={effect.cost} />.{" "}
      <Link to="/team" className={styles.link}>
        Ver Equipe
      </Link>
    </Banner>
  );
});

function CostChange({ cost }: { cost: Exact }) {
  if (isZero(cost)) return "o mesmo";
  const less = compare(cost, ZERO) < 0;
  const amount = less ? subtract(ZERO, cost) : cost;
  return (
    <>
      <Figure>{formatMoney(amount)}</Figure> {less ? "a menos" : "a mais"}
    </>
  );
}
