/** @jest-environment jsdom */
import { quickComputedStyle } from "./computed-style.ts";

const ASKED = ["display", "visibility", "pointer-events", "opacity", "content"];

const answers = () =>
  [...document.querySelectorAll("*")].map((element) => {
    const style = window.getComputedStyle(element);
    return [
      element.outerHTML,
      ...ASKED.map((property) => style.getPropertyValue(property)),
      style.display,
      style.visibility,
      style.pointerEvents,
    ];
  });

test("a page without style sheets has the styles that jsdom gives it, and one with a style sheet too", () => {
  document.body.innerHTML = `
    <main><p>Texto <b>forte</b></p><ul><li>Um</li></ul><table><tr><td>1</td></tr></table>
      <p hidden>Fora</p><div style="display: none"><span>Dentro</span></div>
      <div style="visibility: hidden; pointer-events: none"><span>Dentro</span><i style="visibility: visible">Fora</i></div>
      <dialog>Fechado</dialog><dialog open>Aberto</dialog><dialog open hidden>Fora</dialog>
      <form><label>Nome <input></label><textarea></textarea><select><option>1</option></select></form>
      <button style="opacity: 0">Botão</button><svg><path d="M0 0"/></svg><template>x</template>
    </main>`;
  const slow = answers();
  quickComputedStyle(window);
  expect(answers()).toEqual(slow);
  document.head.innerHTML = "<style>b { display: none }</style>";
  expect(getComputedStyle(document.querySelector("b")!).display).toBe("none");
});
