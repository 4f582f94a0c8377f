import { statusOf } from "./status.ts";

test.each([
  ["PENDING", "PENDING", "FAILED"],
  ["AWAITING_RISK_ANALYSIS", "PROCESSING", "FAILED"],
  ["AUTHORIZED", "PROCESSING", "FAILED"],
  ["CONFIRMED", "CONFIRMED", "CONFIRMED"],
  ["RECEIVED", "RECEIVED", "RECEIVED"],
  ["RECEIVED_IN_CASH", "RECEIVED", "RECEIVED"],
  ["DUNNING_RECEIVED", "RECEIVED", "RECEIVED"],
  ["OVERDUE", "OVERDUE", "FAILED"],
  ["DUNNING_REQUESTED", "OVERDUE", "FAILED"],
  ["REFUNDED", "REFUNDED", "REFUNDED"],
  ["REFUND_REQUESTED", "REFUNDED", "REFUNDED"],
  ["REFUND_IN_PROGRESS", "REFUNDED", "REFUNDED"],
  ["CHARGEBACK_REQUESTED", "REFUNDED", "REFUNDED"],
  ["CHARGEBACK_DISPUTE", "REFUNDED", "REFUNDED"],
  ["AWAITING_CHARGEBACK_REVERSAL", "CONFIRMED", "CONFIRMED"],
  ["SOMETHING_NEW", "UNKNOWN", "FAILED"],
  ["constructor", "UNKNOWN", "FAILED"],
])("%s is %s, deleted %s", (status, expected, deleted) => {
  expect(statusOf({ status })).toBe(expected);
  expect(statusOf({ status, deleted: false })).toBe(expected);
  expect(statusOf({ status, deleted: true })).toBe(deleted);
});
