import type { PriceBook } from "shared-contracts/entities/price-book";
import type { TestUser } from "./test-app.ts";

/** The price book of a user. */
export async function bookOf(user: TestUser): Promise<PriceBook> {
  return (await user.call("GET", "/caderno")).json<PriceBook>();
}
