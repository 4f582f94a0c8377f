import {
  profileChanged,
  profileIncomplete,
  readProfileForm,
  shownProfile,
} from "./profile-form.ts";

const saved = {
  name: "helena prado da silva",
  email: "helena@serra.com.br",
  phone: "31987654321",
};

test("a profile is shown capitalised and masked, and read back as it was", () => {
  const shown = shownProfile(saved);
  expect(shown).toEqual({
    name: "Helena Prado da Silva",
    email: "helena@serra.com.br",
    phone: "(31) 98765-4321",
  });
  expect(readProfileForm(shown)).toEqual(saved);
  expect(profileChanged(shown, saved)).toBe(false);
});

test.each([
  [{ name: " HELENA Prado da Silva " }, false],
  [{ email: "Helena@Serra.com.br" }, false],
  [{ phone: "+55 31 98765-4321" }, false],
  [{ name: "Helena" }, true],
  [{ email: "h@serra.com.br" }, true],
  [{ phone: "(31) 98765-432" }, true],
])("%j is a change: %s", (change, changed) => {
  expect(profileChanged({ ...shownProfile(saved), ...change }, saved)).toBe(
    changed,
  );
});

test.each([
  [{}, false],
  [{ name: "  " }, true],
  [{ email: "" }, true],
  [{ phone: "( ) -" }, true],
])("with %j something is missing: %s", (change, missing) => {
  expect(profileIncomplete({ ...shownProfile(saved), ...change })).toBe(
    missing,
  );
});
