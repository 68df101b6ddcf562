import { can } from '@harambee/domain';
import type { Guest } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Button, Card, ErrorState, styled } from '@harambee/ui';
import { SkeletonRows } from '@harambee/ui/app';
import { useState } from 'react';
import { GuestRow } from './guest-row.tsx';
import { stateOf } from './guest-state.ts';
import { useGetGuestsQuery } from './guests.api.ts';
import { InviteGuest } from './invite-guest.tsx';

const Rows = styled.ul`margin: -10px 0 -8px; & > li + li { border-top: 1px solid var(--line-soft); }`;
const About = styled.p`color: var(--ink-2); font-size: 14px; line-height: 20px;`;
const Ended = styled.details`
  margin-top: 12px; font-size: 14px; line-height: 20px;
  & > summary { cursor: pointer; color: var(--ink-2); padding: 4px 0; min-height: 28px; }
  & > ul { margin: 0 0 -8px; }
`;

/** The guests of a proposal (GUEST-12): who was asked, until when, what they may, and whether they came. */
export function GuestsCard({ proposalId }: { proposalId: string }) {
  const { role } = useUser();
  return can(role, 'guests.manage') ? <Guests proposalId={proposalId} /> : null;
}

function Guests({ proposalId }: { proposalId: string }) {
  const [isInviting, setInviting] = useState(false);
  const {
    currentData: guests,
    isError,
    isFetching,
    refetch,
  } = useGetGuestsQuery(proposalId, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  return (
    <Card
      title="Guests"
      actions={
        <Button small icon="mail" onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      {guests ? (
        <List guests={guests} />
      ) : isError ? (
        <ErrorState
          small
          level={3}
          title="Guests could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={1} />
      )}
      {isInviting && <InviteGuest proposalId={proposalId} onClose={() => setInviting(false)} />}
    </Card>
  );
}

function List({ guests }: { guests: readonly Guest[] }) {
  const open = guests.filter((guest) => stateOf(guest) === 'open');
  const over = guests.filter((guest) => stateOf(guest) !== 'open');
  return (
    <>
      {open.length > 0 ? (
        <Rows aria-label="Guests">
          {open.map((guest) => (
            <GuestRow key={guest.id} guest={guest} />
          ))}
        </Rows>
      ) : (
        <About>
          Ask a board member, a partner or a former funder to look at this proposal. They get a link to it and
          to nothing else, and need no account.
        </About>
      )}
      {over.length > 0 && (
        <Ended>
          <summary>
            {over.length === 1 ? 'One link that has ended' : `${over.length} links that have ended`}
          </summary>
          <Rows aria-label="Guests whose links have ended">
            {over.map((guest) => (
              <GuestRow key={guest.id} guest={guest} />
            ))}
          </Rows>
        </Ended>
      )}
    </>
  );
}
