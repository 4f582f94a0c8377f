import { renderHook } from "@testing-library/react";
import { usePageTitle } from "./usePageTitle.ts";

test("the tab has the page's name, and keeps the last one while there is none", () => {
  const { rerender } = renderHook(
    (props: { title: string | undefined }) => usePageTitle(props.title),
    { initialProps: { title: "Equipe" as string | undefined } },
  );
  expect(document.title).toBe("Equipe – Banquete");
  rerender({ title: undefined });
  expect(document.title).toBe("Equipe – Banquete");
  rerender({ title: "Bebidas" });
  expect(document.title).toBe("Bebidas – Banquete");
});
