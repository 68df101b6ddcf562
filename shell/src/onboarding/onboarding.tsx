import { can } from '@harambee/domain';
import { useGetOwnProfileQuery, useUser } from '@harambee/platform';
import { useState } from 'react';
import { MemberWelcome } from './member-welcome.tsx';
import { useGetWhatsAppStatusQuery } from './onboarding.api.ts';
import { Wizard } from './wizard.tsx';
import { freshStart, restoredStart, withoutRestored } from './wizard-values.ts';

interface OnboardingProps {
  reload?: () => void;
}

/**
 * The person who signs up is an Owner and sets up the organization. Members were invited into one that is set
 * up.
 */
export function Onboarding(props: OnboardingProps) {
  return can(useUser().role, 'organization.setUp') ? <FounderSetup {...props} /> : <MemberWelcome />;
}

/** Nothing is shown until the person's data are loaded, because they decide what the wizard looks like. */
function FounderSetup({ reload = () => window.location.reload() }: OnboardingProps) {
  const user = useUser();
  const whatsApp = useGetWhatsAppStatusQuery();
  const profile = useGetOwnProfileQuery(user.tenantId, { refetchOnMountOrArgChange: true });
  const [unsaved] = useState(() => restoredStart(user.id));
  const isKnown = [whatsApp, profile].every(({ isSuccess, isError }) => isSuccess || isError);
  if (!isKnown) return null;
  const fresh = freshStart(user, profile.data);
  return (
    <Wizard
      start={unsaved ?? fresh}
      fresh={unsaved ? withoutRestored(unsaved, fresh) : fresh.values}
      // A failure counts as unavailable (ONBOARD-04).
      hasWhatsApp={whatsApp.data === true}
      reload={reload}
    />
  );
}
