import BadgeCheck from "lucide-react/icons/badge-check";
import FolderOpen from "lucide-react/icons/folder-open";
import House from "lucide-react/icons/house";
import Inbox from "lucide-react/icons/inbox";
import Settings from "lucide-react/icons/settings";
import Shield from "lucide-react/icons/shield";
import type { SlotName } from "shared-contracts/federation/slot";
import type { WizardStep } from "shared-contracts/parts/wizard-steps";
import type { Glyph } from "shared-ui/icon/Icon";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import type { AreaShape } from "./remotes/AreaBars.tsx";

/** A page of a remote at an address of the product. */
export interface RemoteRoute {
  path: string;
  /** The remote's package name. */
  remote: string;
  /** The page's name in the remote's module. */
  page: string;
  /** The page's heading, shown before the remote is there, and its name in the browser's tab. */
  title: string;
  /** The placeholder's shape. Default: a list. */
  shape?: AreaShape;
  /** Who may enter: anyone, or only a signed-in user. */
  access: "anyone" | "session";
  /** The frame: the menu, or with `standalone` only the wordmark and a link home. */
  layout?: "standalone" | undefined;
  /** Open without an active plan; `standalone` pages always are. */
  withoutPlan?: true | undefined;
  /**
   * Where notices appear: `rail` keeps clear of a column at the right and of the bar at the foot of a phone, `bar` of
   * that bar only.
   */
  notices?: "rail" | "bar";
  /** Its entry in the side menu; pages without one are reached from others. */
  menu?: {
    label: string;
    icon: Glyph;
    /** What its badge counts. */
    counts?: "requests";
  };
}

/** The pages of the product. Others come with releases: see page-policy.ts. */
export const remoteRoutes: readonly RemoteRoute[] = [
  {
    path: "/",
    remote: "mf-wizard",
    page: "home",
    title: "Início",
    access: "session",
    notices: "bar",
    menu: { label: "Início", icon: House },
  },
  ...WIZARD_STEPS.map(stepRoute),
  {
    path: "/orcamentos",
    remote: "mf-wizard",
    page: "saved-budgets",
    title: "Meus Orçamentos",
    access: "session",
    menu: { label: "Meus Orçamentos", icon: FolderOpen },
  },
  {
    path: "/plans",
    remote: "mf-billing",
    page: "plans",
    title: "Planos",
    shape: "offers",
    access: "anyone",
    layout: "standalone",
  },
  {
    path: "/my-plan",
    remote: "mf-billing",
    page: "my-plan",
    title: "Meu Plano",
    shape: "plan",
    access: "session",
    withoutPlan: true,
    menu: { label: "Meu Plano", icon: BadgeCheck },
  },
  {
    path: "/orcamentos-recebidos",
    remote: "mf-b2b",
    page: "received",
    title: "Orçamentos Recebidos",
    access: "session",
    menu: { label: "Orçamentos Recebidos", icon: Inbox, counts: "requests" },
  },
  {
    path: "/security",
    remote: "mf-account",
    page: "security",
    title: "Segurança",
    shape: "forms",
    access: "session",
    menu: { label: "Segurança", icon: Shield },
  },
  {
    path: "/config",
    remote: "mf-account",
    page: "config",
    title: "Configurações",
    shape: "forms",
    access: "session",
    menu: { label: "Configurações", icon: Settings },
  },
];

/** The page that fills each slot of another remote's page. */
export const slots: Readonly<
  Record<SlotName, Pick<RemoteRoute, "remote" | "page">>
> = {
  "home-requests": { remote: "mf-b2b", page: "new-requests" },
  "home-plan": { remote: "mf-billing", page: "plan-days" },
};

function stepRoute({ path, label }: WizardStep): RemoteRoute {
  return {
    path,
    remote: "mf-wizard",
    page: path.slice(1),
    title: label,
    shape: "table",
    access: "session",
    notices: "rail",
  };
}
