import { posix } from "node:path";
import { FLOORS } from "./floors.ts";

const SOURCE = /^([a-z0-9-]+)\/src\/(.+)$/;
/** What this rule uses of the linter. */
interface Context {
  cwd: string;
  filename: string;
  report: (problem: { node: unknown; message: string }) => void;
}

/** An import, or an export that may name where it comes from. */
interface Import {
  source: { value?: unknown } | null;
}

/** What drives the code in tests may use all of it. */
const TEST = /\.test(-data)?\.tsx?$|\/testing\/|\/fixtures\//;

/** Where a file stands: its room, "" beside the rooms, and the room's floor; undefined in a package without floors. */
function placeOf(file: string): { room: string; floor: number } | undefined {
  const [, name = "", path = ""] = SOURCE.exec(file) ?? [];
  const floors = FLOORS[name];
  if (!floors) return undefined;
  for (let room = path; room !== "."; room = posix.dirname(room)) {
    const floor = floors.findIndex((rooms) => rooms.includes(room));
    if (floor >= 0) return { room, floor };
  }
  const room = posix.dirname(path);
  return room === "."
    ? { room: "", floor: floors.length }
    : { room, floor: NaN };
}

/** Why a file must not import another of its package; undefined where it may. Both are paths from the root. */
function floorProblem(from: string, to: string): string | undefined {
  const [above, below] = [placeOf(from), placeOf(to)];
  if (!above || !below || above.room === below.room) return undefined;
  const missing = [above, below].find(({ floor }) => Number.isNaN(floor));
  if (missing)
    return `The room ${missing.room} has no floor: give it one in tooling/lint/floors.ts.`;
  if (below.floor < above.floor) return undefined;
  return `${above.room} stands ${below.floor === above.floor ? "beside" : "below"} ${below.room || "the files of src"}: imports point down, so that a room can be read without those above it. Move what both need to a lower floor (tooling/lint/floors.ts).`;
}

function check(context: Context, { source }: Import) {
  if (typeof source?.value !== "string") return;
  if (!source.value.startsWith(".")) return;
  const from = posix.relative(context.cwd, context.filename);
  if (TEST.test(from)) return;
  const message = floorProblem(
    from,
    posix.join(posix.dirname(from), source.value),
  );
  if (message) context.report({ node: source, message });
}

/** Refuses imports that run from a room of a package to one on the same or a higher floor. */
const plugin = {
  meta: { name: "rooms" },
  rules: {
    floors: {
      create(context: Context) {
        const visit = (node: Import) => check(context, node);
        return {
          ImportDeclaration: visit,
          ImportExpression: visit,
          ExportAllDeclaration: visit,
          ExportNamedDeclaration: visit,
        };
      },
    },
  },
};

export default plugin;
