import { useGetProposalCardsQuery } from '@harambee/platform';
import { Card, Link, styled } from '@harambee/ui';
import { ProposalStatusChip, RelativeTime } from '@harambee/ui/app';
import { answersAddress } from '../../applications/application-places.ts';

const List = styled.ul`
  list-style: none; margin: -4px 0; padding: 0;
  & > li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 10px 0; }
  & > li + li { border-top: 1px solid var(--line-soft); }
  & a { flex: 1 1 240px; min-width: 0; font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
  & small { font-size: 13px; color: var(--ink-3); }
`;

/** Enough for every organization that is known; older ones are found in the list of proposals. */
const newest = { sort: 'updated', limit: 100 } as const;

/** The proposals that are made for a call; nothing while there are none. */
export function ApplicationsOfCall({ callId }: { callId: string }) {
  const { data = [] } = useGetProposalCardsQuery(newest);
  const own = data.filter((proposal) => proposal.callId === callId);
  if (own.length === 0) return null;
  return (
    <Card title="Applications">
      <List>
        {own.map(({ id, title, status, updatedAt }) => (
          <li key={id}>
            <Link to={answersAddress(id)} dir="auto">
              {title || 'Untitled proposal'}
            </Link>
            <ProposalStatusChip status={status} />
            <small>
              Updated <RelativeTime value={updatedAt} />
            </small>
          </li>
        ))}
      </List>
    </Card>
  );
}
