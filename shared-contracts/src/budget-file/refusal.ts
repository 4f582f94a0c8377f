/** Why data is no budget, in Portuguese. The readers of this folder throw it; none lets it out. */
export class Refusal extends Error {
  /** The path in the budget, such as "team[0].cost"; empty for the whole. */
  readonly path: string;

  constructor(message: string, path = "") {
    super(message);
    this.path = path;
  }
}
