/** Why data cannot become a budget, in Portuguese for the user; thrown only between the readers of this folder. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
