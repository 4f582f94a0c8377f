/**
 * The keys of `dados` that a save never changes, because the API keeps them: they follow what happens with the
 * proposal, not what it says. [status-is-the-servers]
 */
export const FOLLOW_UP_KEYS = ["status", "sent", "receipts", "chosen"] as const;
