import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import { useEffect, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { subscriptionFacts } from "shared-contracts/formats/subscription-facts";
import { Button } from "shared-ui/button/Button";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { LeaderBox } from "shared-ui/leader-line/LeaderBox";
import type { Subscription } from "shared-contracts/entities/subscription";
import { useQuery } from "shared-contracts/platform/query";
import { useSearchParams } from "shared-contracts/platform/router";

const PARAMETERS = ["payment", "plan", "planName"];

/** Shows the result to a user who returns with `?payment=success`, and removes that from the address. */
export function PaymentReturn() {
  const [params, setParams] = useSearchParams();
  const [returned, setReturned] = useState<{ plan: string | null } | null>(
    null,
  );

  const arriving = params.get("payment") === "success";
  if (arriving && !returned)
    setReturned({ plan: params.get("plan") ?? params.get("planName") });

  useEffect(() => {
    if (!arriving) return;
    setParams(
      (before) => {
        for (const name of PARAMETERS) before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [arriving, setParams]);

  return (
    returned && (
      <PaymentReturnDialog
        plan={returned.plan}
        onClose={() => setReturned(null)}
      />
    )
  );
}

/** The state of a bought plan; `subscription` while it is active. */
interface PaidPlan {
  state: "checking" | "active" | "trial" | "pending" | "unknown";
  subscription: Subscription | null;
}

/**
 * Checks whether a bought plan is active, and again when the window gets the focus. Without a name any active plan but
 * the trial counts.
 */
function usePaidPlan(name: string | null): PaidPlan {
  const { client } = useAppState();
  const { data, isError } = useQuery({
    queryKey: ["paid-plan"],
    queryFn: async ({ signal }) => {
      const [mine, { plans }] = await Promise.all([
        client.call("getMySubscription", { signal }),
        client.call("listPlans", { signal }),
      ]);
      return { mine, trial: plans.find(({ isTrial }) => isTrial)?.name };
    },
    // A page reached by paying asks anew, whatever another one knew.
    gcTime: 0,
    refetchOnWindowFocus: "always",
    networkMode: "always",
    retry: false,
  });
  if (!data)
    return { state: isError ? "unknown" : "checking", subscription: null };
  const { mine, trial } = data;
  const running = mine.hasActivePlan ? mine.subscription : null;
  const meant =
    running !== null && (name === null || isSameName(name, running.planName));
  if (!meant) return { state: "pending", subscription: running };
  const isTrial = running.planName === trial;
  return { state: isTrial ? "trial" : "active", subscription: running };
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The texts of each state of a payment; only `active` confirms one, for nobody pays for a trial. */
const WORDS: Readonly<
  Record<PaidPlan["state"], { title: string; text?: string }>
> = {
  checking: { title: "Confirmando seu plano", text: "Aguarde..." },
  active: { title: "Tudo certo com seu plano" },
  trial: {
    title: "Seu teste grátis está ativo",
    text: "Nenhum pagamento foi confirmado até agora. Se você já pagou, não pague de novo.",
  },
  pending: {
    title: "Pagamento ainda não confirmado",
    text: "Seu plano fica ativo assim que a confirmação chegar. Se você já pagou, não pague de novo.",
  },
  unknown: {
    title: "Não foi possível confirmar seu plano agora",
    text: "Confira em Meu Plano daqui a pouco. Se você já pagou, não pague de novo.",
  },
};

/** Shows what the API confirms of a payment, and nothing else. `plan` is the name in the address. */
function PaymentReturnDialog({
  plan,
  onClose,
}: {
  plan: string | null;
  onClose: () => void;
}) {
  const { planGate } = useAppState();
  const { state, subscription } = usePaidPlan(plan);
  const { title, text } = WORDS[state];
  const active = state === "active";

  useEffect(() => {
    if (active) void planGate.recheck();
  }, [active, planGate]);

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      media={
        <IconTile
          icon={active ? BadgeCheck : Clock}
          tone={
            active ? "success" : state === "checking" ? "accent" : "warning"
          }
        />
      }
      title={<span role="status">{title}</span>}
      description={text}
    >
      {subscription && <LeaderBox lines={subscriptionFacts(subscription)} />}
      <ButtonStack>
        <Button variant="primary" wide onClick={onClose}>
          Continuar
        </Button>
      </ButtonStack>
    </Dialog>
  );
}
