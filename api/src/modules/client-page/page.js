(() => {
  const base = location.pathname.replace(/\/$/, "");
  const seen = () => document.visibilityState === "visible";
  for (const button of document.querySelectorAll("[data-copy]")) {
    const code = document.getElementById(button.dataset.copy);
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.value);
      } catch {
        code.select();
        document.execCommand("copy");
      }
      button.querySelector("span").textContent = "Código copiado";
      button.setAttribute("aria-live", "polite");
    });
  }
  const ask = async () => {
    if (!seen()) return;
    const { state } = document.body.dataset;
    const headers = { "If-None-Match": `"${state}"` };
    const answer = await fetch(`${base}/estado`, {
      headers,
      cache: "no-store",
    }).catch(() => null);
    if (answer && [200, 404, 410].includes(answer.status))
      document.getElementById("novo").hidden = false;
  };
  setInterval(ask, 30000);
  document.addEventListener("visibilitychange", ask);
  // The caterer looks at it as the client, which is no view.
  let noted = location.hash === "#previa";
  setInterval(() => {
    if (noted || !seen()) return;
    noted = true;
    fetch(`${base}/visto`, { method: "POST" }).catch(() => {});
  }, 3000);
})();
