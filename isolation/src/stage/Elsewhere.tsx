import Signpost from "lucide-react/icons/signpost";
import { useLocation, useNavigate } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import styles from "./Stage.module.css";

/** Shown for a link to another area, which is not here. */
export function Elsewhere() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className={styles.elsewhere}>
      <Card>
        <EmptyState
          icon={Signpost}
          title="Este endereço é de outra área"
          actions={<Button onClick={() => void navigate(-1)}>Voltar</Button>}
        >
          No produto, {pathname} abre aqui.
        </EmptyState>
      </Card>
    </div>
  );
}
