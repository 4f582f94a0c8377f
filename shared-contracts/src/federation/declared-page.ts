import * as z from "zod/mini";

const words = z.string().check(z.minLength(1), z.maxLength(40));

/** A page that comes with a release: the shell shows it without a release of its own. */
export const declaredPageSchema = z.object({
  /** Its address: words of small letters, digits and hyphens. */
  path: z.string().check(z.regex(/^(\/[a-z0-9-]+)+$/)),
  /** The page's name in the remote's module. */
  page: z.string(),
  /** The page's heading, shown before the remote is there, and its name in the browser's tab. */
  title: words,
  /** Who may enter: anyone, or only a signed-in user. */
  access: z.enum(["anyone", "session"]),
  /** The frame: the menu, or with `standalone` only the wordmark and a link home. */
  layout: z.optional(z.literal("standalone")),
  /** Open without an active plan; `standalone` pages always are. */
  withoutPlan: z.optional(z.literal(true)),
  /** Its entry in the side menu, with an icon of the shell by name. */
  menu: z.optional(z.object({ label: words, icon: z.string() })),
});

/** As `declaredPages` of a remote's package.json has it. */
export type DeclaredPage = z.infer<typeof declaredPageSchema>;

const grantSchema = z.object({
  /** The addresses, each with all below it; `{name}` is the remote's name without `mf-`. */
  paths: z.array(z.string()),
  /** It may let visitors in. */
  anyone: z.optional(z.literal(true)),
  /** It may open without an active plan. */
  withoutPlan: z.optional(z.literal(true)),
});

/** What releases may declare: the shell's policy, which is also in its release. */
export const pagePolicySchema = z.object({
  /** By remote. */
  grants: z.record(z.string(), grantSchema),
  /** To every other remote. */
  others: grantSchema,
  /** The names of the icons that the shell has. */
  icons: z.array(z.string()),
});

export type PagePolicy = z.infer<typeof pagePolicySchema>;

/** Reads a page that a remote declares; `refused` says why a policy does not have it shown. */
export function readDeclaredPage(
  { grants, others, icons }: PagePolicy,
  remote: string,
  declared: unknown,
): { page: DeclaredPage; refused?: never } | { refused: string } {
  const { data: page, error } = declaredPageSchema.safeParse(declared);
  if (!page) {
    const wrong = error.issues.map(({ path }) => path.join("."));
    return { refused: `it cannot be read (${wrong.join(", ")})` };
  }
  const { path, access, layout, withoutPlan, menu } = page;
  const granted = Object.hasOwn(grants, remote) ? grants[remote]! : others;
  const isBelow = granted.paths
    .map((top) => top.replace("{name}", remote.replace(/^mf-/, "")))
    .some((top) => path === top || path.startsWith(`${top}/`));
  if (!isBelow) return { refused: `${path} is not an address of ${remote}` };
  if (access === "anyone" && !granted.anyone)
    return { refused: `${path} may not be open to visitors` };
  if (access === "anyone" && !layout)
    return { refused: `${path} is open to visitors, so it must be standalone` };
  if ((withoutPlan || layout) && !granted.withoutPlan)
    return { refused: `${path} may not be open without a plan` };
  if (menu && !icons.includes(menu.icon))
    return {
      refused: `${path} has the icon "${menu.icon}", not one of ${icons.join(", ")}`,
    };
  return { page };
}
