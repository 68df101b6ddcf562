import { Card } from '@harambee/ui';
import { type StartPage, usePreferences } from '../preferences/preferences.ts';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';

const choices: readonly GroupChoice<StartPage>[] = [
  { value: 'dashboard', icon: 'home', name: 'Dashboard', text: 'How things stand' },
  { value: 'proposals', icon: 'file', name: 'Proposals', text: 'Straight to the writing' },
  { value: 'profiles', icon: 'building', name: 'Profiles', text: 'What funders read' },
  { value: 'impact', icon: 'chart', name: 'Impact', text: 'Points and badges' },
];

/** Where a sign-in and the bare address lead (SET-05). */
export function StartPageChoice() {
  const [{ startPage }, change] = usePreferences();
  return (
    <Card title="Start page">
      <ChoiceGroup
        legend="Where you begin after signing in"
        name="startPage"
        choices={choices}
        value={startPage}
        onChange={(chosen) => change({ startPage: chosen })}
      />
    </Card>
  );
}
