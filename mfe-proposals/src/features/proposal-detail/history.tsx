import { proposalStatuses } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Card, styled } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';

const List = styled.ol`
  margin: -10px 0 -4px;
  & li {
    display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 10px; padding: 7px 0; position: relative;
    font-size: 14px; line-height: 20px;
  }
  & li::before {
    content: ''; width: 9px; height: 9px; border-radius: 50%; border: 2px solid var(--line-control);
    margin: 6px 0 0 4px; background: var(--card); z-index: 1;
  }
  & li:first-of-type::before { background: var(--primary); border-color: var(--primary); }
  & li:not(:last-child)::after {
    content: ''; position: absolute; left: 8px; top: 20px; bottom: -12px; width: 1px; background: var(--line);
  }
  & b { font-weight: 600; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
`;

/** Every change of status with its time and its person, the newest first. */
export function History({ proposal }: { proposal: Proposal }) {
  const changes = proposal.history.toReversed();
  return (
    <Card title="History">
      <List>
        {changes.map(({ from, to, at, userName }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same time
          <li key={place}>
            <span>
              <b>{proposalStatuses[to].label}</b>
              {from && ` after ${proposalStatuses[from].label}`}
              <small>
                {userName}, <RelativeTime value={at} />
              </small>
            </span>
          </li>
        ))}
      </List>
    </Card>
  );
}
