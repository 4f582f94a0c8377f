/** Why data cannot become a budget, in Portuguese for the user; thrown only between the readers of this folder. */
export class Refusal extends Error {
  /** Where in the budget, such as "team[0].cost"; empty for the whole. */
  readonly path: string;

  constructor(message: string, path = "") {
    super(message);
    this.path = path;
  }
}
