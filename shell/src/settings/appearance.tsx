import { Card, type ThemePreference, useThemePreference } from '@harambee/ui';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';

const choices: readonly GroupChoice<ThemePreference>[] = [
  { value: 'light', icon: 'sun', name: 'Light', text: 'Ink on paper' },
  { value: 'dark', icon: 'moon', name: 'Dark', text: 'Easier at night' },
  { value: 'system', icon: 'system', name: 'System', text: 'Same as your device' },
];

/** Light, dark, or the same as the device (NAV-18). */
export function Appearance() {
  const { preference, setPreference } = useThemePreference();
  return (
    <Card title="Appearance">
      <ChoiceGroup
        legend="Theme"
        name="theme"
        choices={choices}
        value={preference}
        onChange={setPreference}
      />
    </Card>
  );
}
