import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import type { AppParts } from "../budget-parts.ts";
import { RoutedArea } from "./RoutedArea.tsx";
import { StandaloneFrame } from "../frame/StandaloneFrame.tsx";

/** Around a remote's page that stands alone: also for visitors, so without the menu. */
export function StandaloneLayout(parts: AppParts) {
  return (
    <StandaloneFrame
      action={
        <ButtonLink as={Link} to="/" variant="ghost" icon={ArrowLeft}>
          Início
        </ButtonLink>
      }
    >
      <main>
        <RoutedArea {...parts} />
      </main>
    </StandaloneFrame>
  );
}
