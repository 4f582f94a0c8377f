import { undoKey } from "./undo-key.ts";

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ key: "z", ctrlKey: true }, "undo"],
  [{ key: "z", metaKey: true }, "undo"],
  [{ key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
  [{ key: "y", ctrlKey: true }, "redo"],
  [{ key: "z" }, null],
  [{ key: "z", ctrlKey: true, altKey: true }, null],
  [{ key: "a", ctrlKey: true }, null],
])("%j asks for %s", (press, wanted) => {
  expect(undoKey({ ...NONE, ...press })).toBe(wanted);
});
