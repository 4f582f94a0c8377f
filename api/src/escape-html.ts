/** Text as HTML shows it, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
