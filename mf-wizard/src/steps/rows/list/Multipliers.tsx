import ChefHat from "lucide-react/icons/chef-hat";
import Clock from "lucide-react/icons/clock";
import Users from "lucide-react/icons/users";
import { Fragment } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { exact, type Exact, toNumber } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { Icon, type Glyph } from "shared-ui/icon/Icon";
import { formatCount } from "shared-contracts/formats/count";
import { teamParts } from "../team-in-words.ts";
import styles from "./StepTools.module.css";

/** Guests, team and hours, live: what the rows are multiplied by, with the icons of the multiply chips. */
export const Multipliers = observer(function Multipliers() {
  const { headcount, event, team } = useAppState().store;
  const hours = exact(event.fields.duration);
  return (
    <div className={styles.facts}>
      <Fact
        icon={Users}
        count={headcount.guests}
        one="convidado"
        many="convidados"
      />
      <span className={styles.fact}>
        <Icon of={ChefHat} />
        <span>
          {teamParts(team.rows.map(({ fields }) => fields)).map(
            ({ count, words }, index) => (
              <Fragment key={words}>
                {index > 0 && " + "}
                <b>{formatCount(count)}</b> {words}
              </Fragment>
            ),
          )}
        </span>
      </span>
      <Fact icon={Clock} count={hours} one="hora" many="horas" />
    </div>
  );
});

function Fact(props: { icon: Glyph; count: Exact; one: string; many: string }) {
  return (
    <span className={styles.fact}>
      <Icon of={props.icon} />
      <span>
        <b>{formatCount(props.count)}</b>{" "}
        {toNumber(props.count) === 1 ? props.one : props.many}
      </span>
    </span>
  );
}
