import { qrSvg } from "../../pdf/qr-code.ts";
import { Html, html } from "./html.ts";
import { ICONS } from "./icons.ts";

/** A payment code that the client copies; `id` is unique in the page. */
export interface PixCode {
  label: string;
  text: string;
  id: string;
}

/** The code, and a button for it where scripts run. */
export function pixCode({ label, text, id }: PixCode): Html {
  return html`<div class="pix">
    <label for="${id}">${label}</label
    ><textarea class="code" id="${id}" readonly rows="3">${text}</textarea
    ><noscript
      ><p class="s m">
        Toque no código, escolha Selecionar tudo e depois Copiar.
      </p></noscript
    ><button class="btn pri" type="button" data-copy="${id}" hidden>
      ${ICONS.copy}<span>Copiar código PIX</span>
    </button>
  </div>`;
}

/** Its picture: folded on a phone, whose owner cannot scan it, and in view beside the code where there is room. */
export function qrPictures(text: string): [folded: Html, beside: Html] {
  const picture = html`<div class="qr">${new Html(qrSvg(text))}</div>`;
  return [
    html`<details class="scan">
      <summary>Ver o QR code</summary>
      ${picture}
    </details>`,
    html`<figure class="scan">
      ${picture}
      <figcaption class="s m">Ou aponte a câmera do banco</figcaption>
    </figure>`,
  ];
}
