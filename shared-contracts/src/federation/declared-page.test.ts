import {
  type DeclaredPage,
  type PagePolicy,
  readDeclaredPage,
} from "./declared-page.ts";

const policy: PagePolicy = {
  grants: {
    "mf-billing": { paths: [] },
    "mf-guests": {
      paths: ["/convidados"],
      anyone: true,
      withoutPlan: true,
    },
  },
  others: { paths: ["/areas/{name}"] },
  icons: ["heart"],
};

const page: DeclaredPage = {
  path: "/areas/tasting",
  page: "tasting",
  title: "Degustação",
  access: "session",
  menu: { label: "Degustação", icon: "heart" },
};

test.each<[string, string, Partial<DeclaredPage>]>([
  ["at the address of its name", "mf-tasting", {}],
  ["below that", "mf-tasting", { path: "/areas/tasting/notas" }],
  ["without an entry in the menu", "mf-tasting", { menu: undefined }],
  ["at a granted address", "mf-guests", { path: "/convidados" }],
  [
    "to visitors, where that is granted",
    "mf-guests",
    { path: "/convidados/lista", access: "anyone", layout: "standalone" },
  ],
  [
    "without a plan, where that is granted",
    "mf-guests",
    { path: "/convidados", withoutPlan: true },
  ],
])("a page %s is shown", (_, remote, more) => {
  const declared = { ...page, ...more };
  expect(readDeclaredPage(policy, remote, declared)).toEqual({
    page: declared,
  });
});

test.each<[string, string, object, string]>([
  [
    "at another remote's address",
    "mf-tasting",
    { path: "/areas/venue" },
    "/areas/venue is not an address of mf-tasting",
  ],
  [
    "at an address that only begins as its own",
    "mf-tasting",
    { path: "/areas/tasting-more" },
    "/areas/tasting-more is not an address of mf-tasting",
  ],
  [
    "of a remote of the product",
    "mf-billing",
    { path: "/areas/billing" },
    "/areas/billing is not an address of mf-billing",
  ],
  [
    "of a remote that is named like a part of every object",
    "constructor",
    { path: "/" },
    "it cannot be read (path)",
  ],
  [
    "at a pattern of addresses",
    "mf-tasting",
    { path: "/areas/tasting/:id" },
    "it cannot be read (path)",
  ],
  [
    "for visitors",
    "mf-tasting",
    { access: "anyone", layout: "standalone" },
    "/areas/tasting may not be open to visitors",
  ],
  [
    "for visitors, with the menu of an account",
    "mf-guests",
    { path: "/convidados", access: "anyone" },
    "/convidados is open to visitors, so it must be standalone",
  ],
  [
    "without a plan",
    "mf-tasting",
    { withoutPlan: true },
    "/areas/tasting may not be open without a plan",
  ],
  [
    "that stands alone, and so opens without a plan",
    "mf-tasting",
    { layout: "standalone" },
    "/areas/tasting may not be open without a plan",
  ],
  [
    "with an icon that the shell has not",
    "mf-tasting",
    { menu: { label: "Degustação", icon: "spoon" } },
    '/areas/tasting has the icon "spoon", not one of heart',
  ],
  [
    "without a name, for a king",
    "mf-tasting",
    { title: "", access: "king" },
    "it cannot be read (title, access)",
  ],
])("a page %s is refused", (_, remote, more, refused) => {
  expect(readDeclaredPage(policy, remote, { ...page, ...more })).toEqual({
    refused,
  });
});

test.each([null, "/areas/tasting", []])("%j is no page", (declared) => {
  expect(readDeclaredPage(policy, "mf-tasting", declared)).toHaveProperty(
    "refused",
  );
});
