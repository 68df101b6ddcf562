import { Card, Icon, type IconName, styled, type ThemePreference, useThemePreference } from '@harambee/ui';

const choices: readonly { value: ThemePreference; icon: IconName; name: string; text: string }[] = [
  { value: 'light', icon: 'sun', name: 'Light', text: 'Ink on paper' },
  { value: 'dark', icon: 'moon', name: 'Dark', text: 'Easier at night' },
  { value: 'system', icon: 'system', name: 'System', text: 'As your device does it' },
];

const Group = styled.fieldset`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; max-width: 640px;
  legend { color: var(--ink-2); margin-bottom: 12px; }
  @media (max-width: 599px) { grid-template-columns: minmax(0, 1fr); }
`;
const Choice = styled.label`
  display: flex; gap: 12px; align-items: center; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r-card); cursor: pointer;
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  b, small { display: block; }
  small { color: var(--ink-3); font-size: var(--t-sm); }
  &:hover { border-color: var(--line-control); }
  &:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); background: var(--primary-tint); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { &:has(:checked) { outline: 2px solid Highlight; } }
`;

/** Light, dark, or as the device does it (spec 1). */
export function Appearance() {
  const { preference, setPreference } = useThemePreference();
  return (
    <Card title="Appearance">
      <Group>
        <legend>Theme</legend>
        {choices.map(({ value, icon, name, text }) => (
          <Choice key={value}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={preference === value}
              onChange={() => setPreference(value)}
            />
            <Icon name={icon} size={22} />
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </Choice>
        ))}
      </Group>
    </Card>
  );
}
