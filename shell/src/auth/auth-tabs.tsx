import { Tabs } from '@harambee/ui';
import { type ReactNode, useState } from 'react';
import { SocialLogin } from './social-login.tsx';

/** Email and password, or social login: the two tabs of /login and /signup. */
export function AuthTabs({ label, email }: { label: string; email: ReactNode }) {
  const [tab, setTab] = useState<'email' | 'social'>('email');
  return (
    <Tabs
      look="segments"
      label={label}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'email', label: 'Email', panelLabel: 'Your account here', panel: email },
        { id: 'social', label: 'Social login', panelLabel: 'Your account elsewhere', panel: <SocialLogin /> },
      ]}
    />
  );
}
