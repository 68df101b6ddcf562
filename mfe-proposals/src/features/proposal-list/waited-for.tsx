import type { TeamSummary } from '@harambee/domain/schemas';
import { Icon, styled } from '@harambee/ui';
import { dueWords } from '../../people/due-words.ts';

const Line = styled.p`
  display: flex; flex-wrap: wrap; gap: 4px 6px; align-items: center; margin-top: 10px; font-size: 13px; line-height: 18px;
  color: var(--ink-3); overflow-wrap: anywhere;
  & > svg { flex: none; }
`;
const Chip = styled.span`
  padding: 1px 8px; border-radius: 10px; background: var(--sunken); color: var(--ink-2); min-width: 0;
  &[data-late] { background: var(--error-tint); color: var(--error-ink); font-weight: 600; }
`;

/** So many by name. */
const named = 2;

/** Whom a proposal of the list waits for (OWNER-06). */
export function WaitedFor({ team }: { team: TeamSummary | undefined }) {
  const { waitingFor = [] } = team ?? {};
  if (waitingFor.length === 0) return null;
  const others = waitingFor.length - named;
  return (
    <Line>
      <Icon name="user" size={16} />
      Waiting for
      {waitingFor.slice(0, named).map(({ id, name, dueOn }) => {
        const due = dueWords(dueOn);
        return (
          <Chip key={id} data-late={due?.isLate || undefined}>
            <bdi>{name}</bdi>
            {due && `, ${due.text}`}
          </Chip>
        );
      })}
      {others > 0 && <span>and {others} more</span>}
    </Line>
  );
}
