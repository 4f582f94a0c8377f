import { parentPort } from "node:worker_threads";
import { ApiError } from "../http/api-error.ts";

/** The outcome of a job, as the thread sends it. */
export type Outcome<Output> =
  | { value: Output }
  /** The arguments of the ApiError to throw. */
  | { refused: ConstructorParameters<typeof ApiError> }
  /** The message of any other error. */
  | { failed: string };

/** Answers the jobs of this thread, one at a time: the pool sends the next job after the answer. */
export function answerJobs<Input, Output>(
  act: (input: Input) => Output | Promise<Output>,
): void {
  parentPort?.on("message", (input: Input) => {
    void outcomeOf(act, input).then((outcome) =>
      parentPort?.postMessage(outcome),
    );
  });
}

async function outcomeOf<Input, Output>(
  act: (input: Input) => Output | Promise<Output>,
  input: Input,
): Promise<Outcome<Output>> {
  try {
    return { value: await act(input) };
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, message, errors } = error;
      return { refused: [code, message, { errors }] };
    }
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
