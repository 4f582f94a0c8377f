import { Banner } from "shared-ui/banner/Banner";
import { useOnline } from "shared-ui/online/useOnline";

const DATE = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
});

/** Says without a network how old what is shown is; `at` in ms since 1970. */
export function OfflineLine({ at }: { at: number }) {
  if (useOnline()) return null;
  return (
    <Banner tone="warning" compact role="status">
      Sem internet. Valores de {DATE.format(at)}.
    </Banner>
  );
}
