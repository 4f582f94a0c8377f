import type { Notice } from "shared-contracts/federation/core-services";

/** Offers to go on with a newer worker, or a newer page than this one. Who does not want to has it at the next start. */
export function offerUpdate(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  notify: (notice: Notice) => void,
): void {
  const offer = () =>
    notify({
      about: "update",
      tone: "info",
      text: "Há uma versão nova do Banquete. Ela abre na próxima vez.",
      action: { label: "Atualizar agora", run: () => update(registration) },
    });
  if (registration.waiting) offer();
  registration.onupdatefound = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // The first worker of all replaces none.
      if (installing.state === "installed" && registration.active) offer();
    });
  };
  workers.onmessage = ({ data }) => {
    if (data === "newer-page") offer();
  };
}

function update({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return location.reload();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") location.reload();
  });
  waiting.postMessage("take-over");
}
