import { useUser } from '@harambee/platform';
import { useState } from 'react';
import { useOnboardingProfileQuery, useOnboardingWhatsAppStatusQuery } from './onboarding.api.ts';
import { Wizard } from './wizard.tsx';
import { freshStart, keptStart } from './wizard-values.ts';

/** Before the person's own answers decide what the wizard looks like, there is nothing to show. */
export function Onboarding({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const user = useUser();
  const whatsApp = useOnboardingWhatsAppStatusQuery();
  const profile = useOnboardingProfileQuery(user.tenantId);
  const [kept] = useState(() => keptStart(user.id));
  const isKnown = [whatsApp, profile].every(({ isSuccess, isError }) => isSuccess || isError);
  if (!isKnown) return null;
  return (
    <Wizard
      start={kept ?? freshStart(user, profile.data)}
      // A failure counts as unavailable (R7-11).
      hasWhatsApp={whatsApp.data === true}
      reload={reload}
    />
  );
}
