import Camera from "lucide-react/icons/camera";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Heart from "lucide-react/icons/heart";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Package from "lucide-react/icons/package";
import Puzzle from "lucide-react/icons/puzzle";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import Utensils from "lucide-react/icons/utensils";
import Wallet from "lucide-react/icons/wallet";
import Wine from "lucide-react/icons/wine";
import type { PagePolicy } from "shared-contracts/federation/declared-page";
import type { Glyph } from "shared-ui/icon/Icon";

/** The icons that a declared page may have in the menu, by name. */
export const pageIcons: Readonly<Record<string, Glyph>> = {
  camera: Camera,
  "chart-column": ChartColumn,
  "clipboard-list": ClipboardList,
  heart: Heart,
  "map-pin": MapPin,
  "message-circle": MessageCircle,
  package: Package,
  puzzle: Puzzle,
  star: Star,
  truck: Truck,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  wine: Wine,
};

/** Its pages are rows of routes.ts. */
const none = { paths: [] };

/** The pages that releases may declare. A remote that needs another address, visitors or no plan gets a line here. */
export const pagePolicy: PagePolicy = {
  grants: {
    "mf-wizard": none,
    "mf-account": none,
    "mf-b2b": none,
    "mf-billing": none,
  },
  others: { paths: ["/areas/{name}"] },
  icons: Object.keys(pageIcons),
};
