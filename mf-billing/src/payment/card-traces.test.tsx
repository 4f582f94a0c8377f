import { jest } from "@jest/globals";
import type { Answers } from "shared-contracts/testing/render-with-app-state";
import {
  CARD_NUMBER,
  MINUTES_5,
  field,
  pass,
  showPaymentDialog,
  status,
  stopTheClock,
} from "../testing/payment-dialog.tsx";
import { noAnswer, refuse } from "../testing/refusals.ts";

stopTheClock();

describe("what is typed of a card", () => {
  /** Everything a page keeps of anything. */
  const keptBy = ({ services, store }: ReturnType<typeof showPaymentDialog>) =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll("input")].map(({ value }) => value),
      JSON.stringify(store),
      JSON.stringify(
        services.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify(
        services.queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join("\n");

  test.each<[string, Answers]>([
    ["a success", { payWithCard: status("CONFIRMED") }],
    ["a refusal", { payWithCard: status("FAILED") }],
    ["no answer", { payWithCard: noAnswer }],
    ["an error", { payWithCard: refuse(500, "INTERNAL", "HTTP 500") }],
  ])("is nowhere after %s", async (_, answers) => {
    const said = (["log", "warn", "error", "info", "debug"] as const).map(
      (level) => jest.spyOn(console, level).mockImplementation(() => {}),
    );
    const page = showPaymentDialog({ ...answers, getPaymentStatus: noAnswer });
    await page.order(/Cartão/);
    await page.payByCard();
    await pass(MINUTES_5);
    const everything = [
      keptBy(page),
      ...said.map(({ mock }) => JSON.stringify(mock.calls)),
    ].join("\n");
    expect(page.callsOf("payWithCard")).toHaveLength(1);
    for (const trace of [CARD_NUMBER, "4111 1111", "987"])
      expect(everything).not.toContain(trace);
  });

  test("is gone from the inputs when the dialog goes, when the page goes into the browser's cache, and when it comes back", async () => {
    const page = showPaymentDialog();
    await page.order(/Cartão/);
    const number = field("Número do cartão");
    await page.user.type(number, CARD_NUMBER);
    window.dispatchEvent(
      Object.assign(new Event("pageshow"), { persisted: true }),
    );
    expect(number).toHaveValue("");
    await page.user.type(number, CARD_NUMBER);
    window.dispatchEvent(new Event("pagehide"));
    expect(number).toHaveValue("");
    await page.user.type(number, CARD_NUMBER);
    page.unmount();
    expect(number).toHaveValue("");
  });
});
