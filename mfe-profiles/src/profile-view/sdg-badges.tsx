import { styled } from '@harambee/ui';
import { SdgMark } from '@harambee/ui/app';
import { goalName } from './profile-words.ts';

const List = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 236px), 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none;
  & > li {
    display: flex; gap: 12px; align-items: center; min-height: 60px; padding: 8px; line-height: 19px; font-weight: 600;
    background: var(--card); border: 1px solid var(--line); border-radius: 10px; break-inside: avoid;
  }
`;

/** The chosen goals: number, official color, name. */
export function SdgBadges({ goals }: { goals: readonly number[] }) {
  return (
    <List>
      {goals.map((goal) => (
        <li key={goal}>
          <SdgMark goal={goal} size={44} />
          <span>{goalName(goal)}</span>
        </li>
      ))}
    </List>
  );
}
