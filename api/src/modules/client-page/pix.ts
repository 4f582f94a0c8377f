import { qrSvg } from "../../pdf/qr-code.ts";
import { Html, html, NOTHING } from "./html.ts";
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

/** Its picture, for another phone. */
export function qrPicture(text: string): Html {
  return text
    ? html`<details>
        <summary>Ver o QR code</summary>
        <div class="qr">${new Html(qrSvg(text))}</div>
      </details>`
    : NOTHING;
}
