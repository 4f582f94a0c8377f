/**
 * Whether what usually runs once runs in every way: each scenario, page and dialog in each rendering, each fault with
 * each remote.
 */
export const isThorough = process.env.BANQUETE_THOROUGH === "1";
