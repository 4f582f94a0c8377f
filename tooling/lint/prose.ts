import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import ts from "typescript";
import { root } from "../src/workspace.ts";

const CODE = new Set([".ts", ".tsx", ".mjs"]);
const TEXT = new Set([...CODE, ".css", ".html", ".md", ".conf"]);

/** A file of the checkout, by its path from the root. */
export interface TextFile {
  path: string;
  text: string;
}

/** Every file that people write: code, styles and documents, committed or new. */
export function textFiles(): TextFile[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => TEXT.has(extname(path)) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** The rules that comments and test names cite: `[rule-name]` where the comment or the name ends. */
export function citations({ path, text }: TextFile): string[] {
  if (!CODE.has(extname(path))) return [];
  const names = isTest(path) && text.includes("]") ? testNames(path, text) : [];
  return [...commentLines(text), ...names].flatMap((line) => {
    const cited = /(?: \[[a-z]+(?:-[a-z]+)+\])+(?= *(?:\*\/)?$)/.exec(line);
    return cited ? [...cited[0].matchAll(/[a-z-]+/g)].map(String) : [];
  });
}

function commentLines(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => /(?:^\s*|\s)(?:\/\/|\/\*\*?|\*) .*$/.exec(line) ?? []);
}

/** What `test`, `describe` and their variants are called with first. */
export function testNames(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const [name] = node.arguments;
      const isNamed =
        ts.isStringLiteralLike(name) || ts.isTemplateExpression(name);
      if (isNamed && isTestFunction(node.expression))
        found.push(name.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(test|describe|it)$/.test(callee.text);
  const inner =
    ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee);
  return inner && isTestFunction(callee.expression);
}

/** The names of the rules in a document: list entries that begin with a name in bold code. */
export function ruleNames(document: string): string[] {
  return [...document.matchAll(/^- \*\*`([^`]+)`\*\*/gm)].map(
    ([, name]) => name!,
  );
}

const RIDDLES =
  /(?<![A-Za-z])([Tt]old|atOnce|[Ff]orgiving|[Dd]eeds?|DEEDS?)(?![a-z])|[a-z](Told|AtOnce|Forgiving|Deeds?)(?![a-z])|\bof its own\b|\b([Dd]ecision|[Ss]ection|[Rr]ule)s? \d/;

/** They stay until the contract's next major version. */
const IN_THE_CONTRACT = /`deed`|\bdeed\b(?=\??:| [}=])|\batOnce\b(?=[<(,])/g;

/** The lines with words that CONTRIBUTING asks to replace, or that cite a numbered paper outside the repository. */
export function riddles({ text }: TextFile): string[] {
  return text
    .split("\n")
    .filter((line) => RIDDLES.test(line.replace(IN_THE_CONTRACT, "")));
}

const WIDEST = 120;

/** The lines of prose that are too wide: documents without tables and code, and lines that are nothing but comment. */
export function wideLines({ path, text }: TextFile): string[] {
  const prose =
    extname(path) === ".md"
      ? text.replace(/^ *```[^]*?^ *```$/gm, "").split("\n")
      : text.split("\n").filter((line) => /^\s*(\/\/|\/?\*)/.test(line));
  return prose.filter(
    (line) => line.length > WIDEST && !/^\s*(\||`[^`]+`$)/.test(line),
  );
}
