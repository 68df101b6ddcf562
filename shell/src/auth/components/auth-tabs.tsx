import { Tabs } from '@harambee/ui';
import { type ReactNode, useState } from 'react';
import { type Remember, SocialLogin } from './social-login.tsx';

interface AuthTabsProps {
  label: string;
  email: ReactNode;
  /** Where people choose if the session outlives the browser. */
  remember?: Remember;
}

/** Email and password, or social login: the two tabs of /login and /signup. */
export function AuthTabs({ label, email, remember }: AuthTabsProps) {
  const [tab, setTab] = useState<'email' | 'social'>('email');
  return (
    <Tabs
      look="segments"
      label={label}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'email', label: 'Email', panelLabel: 'Your account here', panel: email },
        {
          id: 'social',
          label: 'Social login',
          panelLabel: 'Your account elsewhere',
          panel: <SocialLogin remember={remember} isShown={tab === 'social'} />,
        },
      ]}
    />
  );
}
