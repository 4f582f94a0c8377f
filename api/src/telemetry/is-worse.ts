/** Accounts of one arm of a canary: how many opened the remote, and for how many a page of it failed. */
export interface ArmCounts {
  accounts: number;
  failed: number;
}

/** Fewer accounts in an arm prove nothing. */
const LEAST_ACCOUNTS = 30;
/** How much likelier the counts must be under a bad canary than under one that is as good as the live release. */
const EVIDENCE = Math.log(1000);
/** The normal quantile of the one-sided 95 % bound. */
const Z = 1.645;

/**
 * Whether a canary fails for more accounts than the live release does: Wald's sequential probability ratio test, which
 * may be asked after every account. One hypothesis is the share of failures of the other accounts, at its upper 95 %
 * bound (Wilson's); the other is twice that and 5 % more. [canary-stops-itself]
 */
export function isWorse(given: ArmCounts, others: ArmCounts): boolean {
  if (given.accounts < LEAST_ACCOUNTS || others.accounts < LEAST_ACCOUNTS)
    return false;
  const usual = upperBound(others);
  const worse = Math.min(2 * usual + 0.05, 0.98);
  if (worse <= usual) return false;
  const successes = given.accounts - given.failed;
  const evidence =
    given.failed * Math.log(worse / usual) +
    successes * Math.log((1 - worse) / (1 - usual));
  return evidence >= EVIDENCE;
}

/** The highest share of failures that the counts are compatible with. */
function upperBound({ accounts, failed }: ArmCounts): number {
  const n = accounts + Z ** 2;
  const center = (failed + Z ** 2 / 2) / n;
  return center + Z * Math.sqrt((center * (1 - center)) / n);
}
