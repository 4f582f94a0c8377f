import { safeStorage, lazyStorage } from "./browser-storage.ts";

beforeEach(() => localStorage.clear());

test("values are kept in the browser's storage", () => {
  const storage = safeStorage(localStorage);
  storage.setItem("auth_token", "a");
  expect(localStorage.getItem("auth_token")).toBe("a");
  expect(storage.getItem("auth_token")).toBe("a");
  storage.removeItem("auth_token");
  expect(localStorage.getItem("auth_token")).toBeNull();
});

test("where looking at it throws, values last as long as the page", () => {
  const storage = safeStorage(
    lazyStorage(() => {
      throw new DOMException("forbidden", "SecurityError");
    }),
  );
  expect(storage.getItem("auth_token")).toBeNull();
  storage.setItem("auth_token", "a");
  expect(storage.getItem("auth_token")).toBe("a");
  storage.removeItem("auth_token");
  expect(storage.getItem("auth_token")).toBeNull();
});

test("a full storage does not bring an older value back", () => {
  let full = false;
  const storage = safeStorage({
    getItem: (key) => localStorage.getItem(key),
    setItem(key, text) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      localStorage.setItem(key, text);
    },
    removeItem: (key) => localStorage.removeItem(key),
  });
  storage.setItem("theme_ana", "dark");
  full = true;
  storage.setItem("theme_ana", "light");
  full = false;
  expect(storage.getItem("theme_ana")).toBe("light");
});
