import type { Page } from "@playwright/test";

/** The requests to other apps: addresses opened and texts shared. */
interface Handed {
  opened: string[];
  shared: string[];
}

/** Keeps other apps closed, and notes what they would get. */
export async function closeOtherApps(
  page: Page,
  canShare: boolean,
): Promise<void> {
  await page.addInitScript((phone) => {
    const handed: Handed = { opened: [], shared: [] };
    const share = ({ text = "" }: ShareData) => {
      handed.shared.push(text);
      return Promise.resolve();
    };
    Object.assign(window, {
      handed,
      open: (address: string) => void handed.opened.push(address),
    });
    Object.assign(navigator, { canShare: () => phone, share });
  }, canShare);
}

/** What they would have got. */
export const handedOver = (page: Page): Promise<Handed> =>
  page.evaluate(() => (window as unknown as { handed: Handed }).handed);
