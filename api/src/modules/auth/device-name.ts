import Bowser from "bowser";

/** The browser and system that a `User-Agent` names, in the words of the page that lists the sessions. */
export function deviceName(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse(userAgent || " ");
  if (!browser.name) return "Aparelho desconhecido";
  return os.name ? `${browser.name} no ${os.name}` : browser.name;
}
