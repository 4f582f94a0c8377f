/** Long work that can be interrupted: it yields after each small piece, and returns what came of it. */
export type Turns<Result> = Generator<void, Result, void>;

/** How long a turn may take, in ms: half of a frame, so that drawing has the other half. */
const TURN_MS = 8;

/** A turn is never shorter than this: what a caterer's budget needs is done at once, however slow the moment. */
const SHORTEST_TURN = 250;

/** Work that was begun with `takeTurns`. */
export interface BegunTurns {
  /** Whether the result was handed over, or the work left undone. */
  readonly isOver: boolean;
  /** Does what is left now. */
  finish(): void;
  /** Leaves it undone. */
  stop(): void;
}

/** Does it all now. Throws what the work throws. */
export function atOnce<Result>(turns: Turns<Result>): Result {
  let step = turns.next();
  while (!step.done) step = turns.next();
  return step.value;
}

/**
 * Does the first turn now and the others one by one, leaving the page time to draw and to answer keys between them.
 * `done` gets the result: before this returns where one turn is enough. The work must not throw.
 */
export function takeTurns<Result>(
  turns: Turns<Result>,
  done: (result: Result) => void,
): BegunTurns {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (result: Result) => {
    isOver = true;
    done(result);
  };
  function take() {
    const { step } = takeTurn(turns);
    if (step.done) end(step.value);
    else timer = setTimeout(take);
  }
  take();
  return {
    get isOver() {
      return isOver;
    },
    finish() {
      clearTimeout(timer);
      if (!isOver) end(atOnce(turns));
    },
    stop() {
      clearTimeout(timer);
      isOver = true;
    },
  };
}

/** The same for who waits for the result, and then has a turn of its own where the work took more than one; `onTurn` hears how many pieces are done after each turn but the last. Rejects with what the work throws. */
export async function inTurns<Result>(
  turns: Turns<Result>,
  onTurn?: (pieces: number) => void,
): Promise<Result> {
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  let pieces = 0;
  let turn = takeTurn(turns);
  while (!turn.step.done) {
    pieces += turn.taken;
    onTurn?.(pieces);
    await rest();
    turn = takeTurn(turns);
  }
  if (pieces > 0) await rest();
  return turn.step.value;
}

/** Goes on until the turn is over; `taken` pieces were done in it. */
function takeTurn<Result>(turns: Turns<Result>) {
  const end = performance.now() + TURN_MS;
  for (let taken = 1; ; taken++) {
    const step = turns.next();
    const isOver = taken >= SHORTEST_TURN && performance.now() >= end;
    if (step.done || isOver) return { step, taken };
  }
}

/** The list with something else in each entry's place, made one by one. */
export function* mapping<Entry, Made>(
  entries: readonly Entry[],
  make: (entry: Entry, index: number) => Made,
): Turns<Made[]> {
  const made: Made[] = [];
  for (const [index, entry] of entries.entries()) {
    made.push(make(entry, index));
    yield;
  }
  return made;
}

/** As `mapping`, where what is made of an entry takes turns itself. */
export function* mappingEach<Entry, Made>(
  entries: readonly Entry[],
  make: (entry: Entry, index: number) => Turns<Made>,
): Turns<Made[]> {
  const made: Made[] = [];
  for (const [index, entry] of entries.entries()) {
    made.push(yield* make(entry, index));
    yield;
  }
  return made;
}
