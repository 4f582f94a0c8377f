/** Set on the page's root while a modal dialog is open. */
const ATTRIBUTE = "data-behind";

/**
 * Stops the page behind a modal dialog from scrolling, and keeps the width of its scrollbar free, so that nothing shifts.
 *
 * @returns Lets the page scroll again, unless another dialog is open.
 */
export function stopPageScroll(): () => void {
  const page = document.documentElement;
  if (!page.hasAttribute(ATTRIBUTE)) {
    const width = window.innerWidth - page.clientWidth;
    page.style.setProperty("--scrollbar", `${width}px`);
    page.setAttribute(ATTRIBUTE, "");
  }
  return () => {
    if (!document.querySelector("dialog[open]"))
      page.removeAttribute(ATTRIBUTE);
  };
}
