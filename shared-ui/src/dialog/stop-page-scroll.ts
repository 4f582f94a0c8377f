/** Set on the page's root while a modal dialog is open. */
const ATTRIBUTE = "data-behind";

/**
 * Stops the page behind a modal dialog from scrolling until the returned function is called and no other dialog is
 * open. Where its scrollbar took room, that room stays, so that nothing shifts. A `:has()` would do the same, and be
 * matched anew with every element that comes or goes.
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
