import type { Profile } from "shared-contracts/entities/profile";
import { displayName } from "shared-contracts/formats/display-name";
import { formatPhone, phoneDigits } from "shared-contracts/formats/phone";

/** What the profile form refuses to send. */
export const PROFILE_INCOMPLETE = "Todos os campos são obrigatórios";

/** A profile as its form shows it: the name capitalised, the phone masked. */
export function shownProfile({ name, email, phone }: Profile): Profile {
  return { name: displayName(name), email, phone: formatPhone(phone) };
}

/** What is sent of a form: name and email lower case, the phone's digits only. */
export function readProfileForm({ name, email, phone }: Profile): Profile {
  return {
    name: name.trim().toLowerCase(),
    email: email.trim().toLowerCase(),
    phone: phoneDigits(phone),
  };
}

/** Whether sending the form would change anything. */
export function profileChanged(form: Profile, saved: Profile): boolean {
  const { name, email, phone } = readProfileForm(form);
  return name !== saved.name || email !== saved.email || phone !== saved.phone;
}

/** Whether the email or phone that signs in changes; the call then needs the password. [identity-asks-the-password] */
export function identityChanged(form: Profile, saved: Profile): boolean {
  const { email, phone } = readProfileForm(form);
  return email !== saved.email || phone !== saved.phone;
}

/** Whether a field of it is missing. */
export function profileIncomplete(form: Profile): boolean {
  return Object.values(readProfileForm(form)).includes("");
}
