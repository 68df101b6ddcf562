import { Icon, type IconName, room, styled } from '@harambee/ui';

export interface GroupChoice<Value extends string> {
  value: Value;
  icon: IconName;
  name: string;
  text: string;
}

interface ChoiceGroupProps<Value extends string> {
  /** The heading of the group. */
  legend: string;
  /** The name of its radio buttons. */
  name: string;
  choices: readonly GroupChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Group = styled.fieldset`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; max-width: 640px;
  &[data-many] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  legend { color: var(--ink-2); margin-bottom: 12px; }
  @container ${room.narrow} { &, &[data-many] { grid-template-columns: minmax(0, 1fr); } }
`;
const Choice = styled.label`
  display: flex; gap: 12px; align-items: center; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r-card); cursor: pointer;
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  b, small { display: block; }
  small { color: var(--ink-3); font-size: var(--t-sm); }
  &:hover { border-color: var(--line-control); }
  &:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); background: var(--primary-tint); }
  &:has(:checked) small { color: var(--ink-2); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { &:has(:checked) { outline: 2px solid Highlight; } }
`;

/** A choice of a few visible options, which applies right away. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  return (
    <Group data-many={props.choices.length > 3 || undefined}>
      <legend>{props.legend}</legend>
      {props.choices.map(({ value, icon, name, text }) => (
        <Choice key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <Icon name={icon} size={22} />
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </Choice>
      ))}
    </Group>
  );
}
