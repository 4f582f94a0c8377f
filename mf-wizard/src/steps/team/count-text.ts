import { exact } from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";

/** A number of people as the screen says it: "8", "1.500". */
export function countText(people: number): string {
  return formatCount(exact(people));
}
