/** Placeholder for a key that can no longer be shown. */
const NO_KEY = "SUA_CHAVE";

/** A form for the caterer's page that sends requests to `url`; with the key where it is known. */
export function formExample(url: string, key: string = NO_KEY): string {
  return `<form id="pedido">
  <label>Nome <input name="nome" required maxlength="120"></label>
  <label>Email <input name="email" type="email" maxlength="254"></label>
  <label>Telefone <input name="telefone" maxlength="30"></label>
  <label>Evento <input name="tipo" required maxlength="80"></label>
  <label>Convidados <input name="convidados" type="number" min="1" max="100000"></label>
  <input name="site" hidden tabindex="-1" autocomplete="off">
  <button>Pedir orçamento</button>
  <output></output>
</form>
<script>
  const form = document.getElementById("pedido");
  let id = crypto.randomUUID();
  form.onsubmit = async (event) => {
    event.preventDefault();
    const d = Object.fromEntries(new FormData(form));
    const answer = await fetch("${url}", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Intake-Key": "${key}",
        "Idempotency-Key": id,
      },
      body: JSON.stringify({
        site: d.site,
        dados: {
          clientInfo: {
            name: d.nome,
            ...(d.email && { email: d.email }),
            ...(d.telefone && { phone: d.telefone }),
          },
          eventData: {
            event_type: d.tipo,
            ...(d.convidados && { guests: Number(d.convidados) }),
          },
        },
      }),
    }).catch(() => null);
    const said = answer && (await answer.json());
    form.querySelector("output").textContent = answer?.ok
      ? "Pedido enviado. Entraremos em contato."
      : (said?.error ?? "Sem conexão. Tente de novo.");
    if (answer?.ok) { form.reset(); id = crypto.randomUUID(); }
  };
</script>`;
}
