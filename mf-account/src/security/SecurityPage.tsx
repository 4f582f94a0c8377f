import { AccountPage } from "../forms/AccountPage.tsx";
import { LoadedCard } from "../forms/LoadedCard.tsx";
import { useProfile } from "../profile/useProfile.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

/** Who the account is of, and its password. */
export function SecurityPage() {
  const profile = useProfile();
  return (
    <AccountPage title="Segurança">
      <LoadedCard query={profile} label="dados pessoais" fields={3}>
        {(data) => <ProfileForm profile={data} />}
      </LoadedCard>
      <PasswordForm />
    </AccountPage>
  );
}
