import type { CallApplication } from '@harambee/domain/schemas';
import { Card, Link, styled } from '@harambee/ui';
import { ProposalStatusChip } from '@harambee/ui/app';
import { useGetCallApplicationsQuery } from '../../api/calls.api.ts';
import { answersAddress } from '../../applications/application-places.ts';

const List = styled.ul`
  list-style: none; margin: -4px 0; padding: 0;
  & > li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 10px 0; }
  & > li + li { border-top: 1px solid var(--line-soft); }
  & a { flex: 1 1 240px; min-width: 0; font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
  & small { font-size: 13px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
`;

/** The proposals that are made for a call, and how far each is (CALL-08); nothing while there are none. */
export function ApplicationsOfCall({ callId }: { callId: string }) {
  const { data = [] } = useGetCallApplicationsQuery(callId);
  if (data.length === 0) return null;
  return (
    <Card title="Applications">
      <List>
        {data.map((application) => (
          <li key={application.proposalId}>
            <Link to={answersAddress(application.proposalId)} dir="auto">
              {application.title || 'Untitled proposal'}
            </Link>
            <ProposalStatusChip status={application.status} />
            <small>{progressOf(application)}</small>
          </li>
        ))}
      </List>
    </Card>
  );
}

const progressOf = ({ required, answered, overLimit, ticked }: CallApplication): string =>
  [
    `${answered} of ${required} required answered`,
    overLimit > 0 && `${overLimit} over ${overLimit === 1 ? 'its limit' : 'their limits'}`,
    ticked > 0 && `${ticked} copied`,
  ]
    .filter(Boolean)
    .join(', ');
