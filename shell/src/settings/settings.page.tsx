import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Card, Page, styled, Tabs } from '@harambee/ui';
import { useSearchParams } from 'react-router';
import { ProfileForm } from '../profile/profile-form.tsx';
import { Appearance } from './appearance.tsx';
import { ChangePassword } from './change-password.tsx';
import { Keyboard } from './keyboard.tsx';
import { Sessions } from './sessions.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;
const Fixed = styled.p`color: var(--ink-2); margin-bottom: 20px; b { color: var(--ink); }`;

const tabIds = ['profile', 'security', 'appearance', 'preferences'] as const;
type TabId = (typeof tabIds)[number];

/** The person's own settings; the open tab stands in the address (spec 2.19). */
export function SettingsPage() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab') as TabId;
  return (
    <Page
      title="Settings"
      description="Only for you; your team has its own."
      back={{ to: paths.dashboard, label: 'Dashboard' }}
    >
      <Tabs<TabId>
        label="Settings"
        value={tabIds.includes(asked) ? asked : 'profile'}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
        tabs={[
          {
            id: 'profile',
            label: 'Profile',
            panel: (
              <Card title="Your name and email">
                <Fixed>
                  Organization: <b>{user.tenantName}</b>
                </Fixed>
                <ProfileForm user={user} scope="names" />
              </Card>
            ),
          },
          {
            id: 'security',
            label: 'Security',
            panel: (
              <Stack>
                <ChangePassword />
                <Sessions />
              </Stack>
            ),
          },
          { id: 'appearance', label: 'Appearance', panel: <Appearance /> },
          { id: 'preferences', label: 'Preferences', panel: <Keyboard /> },
        ]}
      />
    </Page>
  );
}
