import {
  isPaid,
  type PaymentStatus,
  paymentStatusSchema,
} from "shared-contracts/entities/payment";
import { afterReading, isOpen, isPayable, isSettled } from "./states.ts";

const read = paymentStatusSchema.options;

/** The next status for each status and reading, in the order of `read`; "." is no change. */
const table: Record<PaymentStatus, string> = {
  //          PENDING PROCESSING CONFIRMED RECEIVED UNKNOWN OVERDUE FAILED REFUNDED
  PENDING:
    ".      PROCESSING CONFIRMED RECEIVED .       OVERDUE FAILED REFUNDED",
  PROCESSING:
    ".      .          CONFIRMED RECEIVED .       OVERDUE FAILED REFUNDED",
  UNKNOWN:
    ".      PROCESSING CONFIRMED RECEIVED .       OVERDUE FAILED REFUNDED",
  CONFIRMED:
    ".      .          .         RECEIVED .       .       .      REFUNDED",
  RECEIVED:
    ".      .          .         .        .       .       .      REFUNDED",
  OVERDUE:
    ".      .          CONFIRMED RECEIVED .       .       .      REFUNDED",
  FAILED:
    ".      .          CONFIRMED RECEIVED .       .       .      REFUNDED",
  REFUNDED: ".      .          .         .        .       .       .      .",
};

const cells = Object.entries(table).flatMap(([from, row]) =>
  row.split(/\s+/).map((to, index) => {
    const current = from as PaymentStatus;
    return [current, read[index]!, to === "." ? current : to] as const;
  }),
);

test.each(cells)("%s read as %s is %s", (current, reading, expected) => {
  expect(afterReading(current, reading, false)).toBe(expected);
});

test("the table has a cell for every status and reading", () => {
  expect(cells).toHaveLength(read.length ** 2);
});

test("a reading of pending long after a card was tried opens the payment again", () => {
  const changed = read.filter(
    (current) => afterReading(current, "PENDING", true) !== current,
  );
  expect(changed).toEqual(["PROCESSING", "UNKNOWN"]);
  for (const current of changed) {
    expect(afterReading(current, "PENDING", true)).toBe("PENDING");
  }
});

test("`sure` changes no other reading", () => {
  for (const [current, reading, expected] of cells) {
    if (reading === "PENDING") continue;
    expect(afterReading(current, reading, true)).toBe(expected);
  }
});

test("no status is both open and paid", () => {
  expect(read.filter(isOpen)).toEqual(["PENDING", "PROCESSING", "UNKNOWN"]);
  expect(read.filter(isPaid)).toEqual(["CONFIRMED", "RECEIVED"]);
});

test("settled is paid or refunded; payable is unpaid", () => {
  expect(read.filter(isSettled)).toEqual(["CONFIRMED", "RECEIVED", "REFUNDED"]);
  expect(read.filter(isPayable)).toEqual(["PENDING", "OVERDUE"]);
});
