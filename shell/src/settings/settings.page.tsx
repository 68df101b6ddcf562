import { paths } from '@harambee/domain';
import { Page, styled, Tabs } from '@harambee/ui';
import { Navigate, useSearchParams } from 'react-router';
import { Appearance } from './appearance.tsx';
import { Formats } from './formats.tsx';
import { Keyboard } from './keyboard.tsx';
import { LanguageModel } from './language-model.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { StartPageChoice } from './start-page-choice.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

const tabs = [
  { id: 'profile', label: 'Profile', panel: <ProfileTab /> },
  { id: 'notifications', label: 'Notifications', panel: <NotificationChoices /> },
  { id: 'security', label: 'Security', panel: <SecurityTab /> },
  { id: 'appearance', label: 'Appearance', panel: <Appearance /> },
  {
    id: 'preferences',
    label: 'Preferences',
    panel: (
      <Stack>
        <Formats />
        <StartPageChoice />
        <Keyboard />
        <LanguageModel />
      </Stack>
    ),
  },
] as const;
/** Settings with a page of their own, by the names that links may use. */
const movedTabs: Record<string, string> = {
  team: paths.team,
  people: paths.team,
  data: paths.yourData,
  'your-data': paths.yourData,
};
type TabId = (typeof tabs)[number]['id'];

/** The person's settings; the address names the open tab (SET-01). */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const moved = movedTabs[search.get('tab') ?? ''];
  if (moved) return <Navigate to={moved} replace />;
  const asked = tabs.find(({ id }) => id === search.get('tab'));
  return (
    <Page
      title="Settings"
      description="How Harambee works for you, and who you work with."
      back={{ to: paths.dashboard, label: 'Dashboard' }}
    >
      <Tabs<TabId>
        label="Settings"
        value={asked?.id ?? 'profile'}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
        tabs={tabs}
      />
    </Page>
  );
}
