import { Card } from '@harambee/ui';
import { type StartPage, usePreferences } from '../preferences/preferences.ts';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';

const choices: readonly GroupChoice<StartPage>[] = [
  { value: 'dashboard', icon: 'home', name: 'Dashboard', text: 'The state of your work' },
  { value: 'proposals', icon: 'file', name: 'Proposals', text: 'Go straight to writing' },
  { value: 'profiles', icon: 'building', name: 'Profiles', text: 'What funders read' },
  { value: 'impact', icon: 'chart', name: 'Impact', text: 'Points and badges' },
];

/** The page that opens after sign-in and at `/` (SET-05). */
export function StartPageChoice() {
  const [{ startPage }, change] = usePreferences();
  return (
    <Card title="Start page">
      <ChoiceGroup
        legend="The page that opens after you sign in"
        name="startPage"
        choices={choices}
        value={startPage}
        onChange={(chosen) => change({ startPage: chosen })}
      />
    </Card>
  );
}
