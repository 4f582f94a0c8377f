/** The keys of `dados` that the API owns and a save never changes: they follow the proposal. [status-is-the-servers] */
export const FOLLOW_UP_KEYS = ["status", "sent", "receipts", "chosen"] as const;
