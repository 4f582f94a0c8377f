import { z } from "zod";

/** Frames that a report keeps, the innermost first. */
const FRAMES_MAX = 30;

/** One place in a program. */
interface Frame {
  /** Its name, after the folder of its release if it has one: `mf-wizard/1.2.0-3262cefacb62/12.js`. */
  file: string;
  line: number;
  column: number;
}

/** An error without anything that somebody typed: no message, no query, no value of a path. */
export interface ErrorReport {
  /** The package that failed, such as `shell`, `mf-wizard` or `api`. */
  part: string;
  /** The error's class. */
  name: string;
  release: string | undefined;
  /** The page or route, with `:` for each value. */
  path: string | undefined;
  /** The call that failed, or that brought the report. */
  requestId: string;
  frames: Frame[];
}

const sent = z.strictObject({
  part: z.string().regex(/^(shell|mf-[a-z0-9-]{1,30})$/),
  name: z.string().max(100).optional(),
  release: z
    .string()
    .regex(/^[\w.+-]{1,80}$/)
    .optional(),
  path: z.string().max(300).optional(),
  stack: z.string().max(7000).optional(),
  requestId: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
});

/** The report in a body of `POST /telemetry`; null when the body has another form. */
export function readReport(
  body: unknown,
  requestId: string,
): ErrorReport | null {
  const { data } = sent.safeParse(body);
  if (!data) return null;
  return {
    part: data.part,
    name: className(data.name),
    release: data.release,
    path: data.path === undefined ? undefined : pathOfPage(data.path),
    requestId: data.requestId ?? requestId,
    frames: framesOf(data.stack),
  };
}

/** The report of an error of the API itself. */
export function reportOf(
  error: { name?: string; stack?: string | undefined },
  route: string | undefined,
  requestId: string,
): ErrorReport {
  return {
    part: "api",
    name: className(error.name),
    release: undefined,
    path: route,
    requestId,
    frames: framesOf(error.stack),
  };
}

/** Class names of errors end so; anything else could be a text. */
function className(name: string | undefined): string {
  return name && /^[A-Z][A-Za-z]{0,40}(Error|Exception)$/.test(name)
    ? name
    : "Error";
}

/** The first segment is a page's name; what follows is a value. */
function pathOfPage(path: string): string {
  const [first = "", ...values] = path.split(/[?#]/)[0]!.split("/").slice(1);
  const page = /^[a-z]+(-[a-z]+)*$/.test(first) || first === "" ? first : ":";
  return `/${[page, ...values.map(() => ":")].join("/")}`;
}

/** Only lines of Chromium (`at f (file:1:2)`) and of Firefox and Safari (`f@file:1:2`), without names of functions. */
const FRAME =
  /^(?:\s*at |[^@\s]*@).*\/([A-Za-z][\w.-]{0,100}\.[mc]?[jt]sx?)(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})\)?$/;

/** The folder of a release, before the file. */
const FOLDER = /\/((?:shell|mf-[a-z0-9-]{1,30})\/\d[\w.+-]{0,80}\/)[^/]*$/;

function framesOf(stack = ""): Frame[] {
  return stack
    .split("\n")
    .flatMap((text) => {
      const [, file, line, column] = FRAME.exec(text) ?? [];
      if (file === undefined) return [];
      const [, folder = ""] = FOLDER.exec(text) ?? [];
      return [
        { file: folder + file, line: Number(line), column: Number(column) },
      ];
    })
    .slice(0, FRAMES_MAX);
}
