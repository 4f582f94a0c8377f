import { AccountPage, Stack } from "../forms/AccountPage.tsx";
import { EmailCard } from "../emails/EmailCard.tsx";
import { LoadedCard } from "../forms/LoadedCard.tsx";
import { OwnDataCard } from "../own-data/OwnDataCard.tsx";
import { useProfile } from "../profile/useProfile.ts";
import { SessionsCard } from "../sessions/SessionsCard.tsx";
import { useSecurity } from "../sessions/useSecurity.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

/** Profile, password, devices, emails and own data. */
export function SecurityPage() {
  const profile = useProfile();
  const security = useSecurity();
  return (
    <AccountPage title="Segurança">
      <LoadedCard query={profile} label="dados pessoais" fields={3}>
        {(data) => <ProfileForm profile={data} />}
      </LoadedCard>
      <PasswordForm />
      <LoadedCard query={security} label="aparelhos conectados" fields={2}>
        {({ sessions }) => <SessionsCard sessions={sessions} />}
      </LoadedCard>
      <Stack>
        {security.data?.mail && <EmailCard {...security.data} />}
        <OwnDataCard />
      </Stack>
    </AccountPage>
  );
}
