import type { Member, MemberSession } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useGetMembersQuery, useToast } from '@harambee/platform';
import { Button, Card } from '@harambee/ui';
import { ConfirmDialog, RelativeTime, StatusChip } from '@harambee/ui/app';
import { useState } from 'react';
import { RowsState } from '../lib/rows-state.tsx';
import { nameOf } from './name-of.ts';
import {
  useDeleteMemberSessionMutation,
  useDeleteMemberSessionsMutation,
  useGetMemberSessionsQuery,
} from './people.api.ts';
import { Part, Row, Rows } from './people.styles.ts';

const atFirst = 8;

/** Which sessions one press ends: one, those of a person, or all but the present one. */
type Asked = { session: MemberSession; name: string } | { member: Member } | 'all';

function questionOf(asked: Asked): { title: string; text: string } {
  if (asked === 'all') {
    return {
      title: 'End all other sessions?',
      text: 'Everybody in the organization is signed out at once, in every open tab, except you on this device.',
    };
  }
  if ('member' in asked) {
    return {
      title: `End all sessions of ${nameOf(asked.member)}?`,
      text: 'They are signed out at once, in every open tab, and can sign in again.',
    };
  }
  return {
    title: `End the session of ${asked.name} on ${asked.session.device}?`,
    text: 'They are signed out there at once and can sign in again.',
  };
}

/** /team for owners: where the people of the organization are signed in (TWOSTEP-18). */
export function MemberSessions() {
  const query = useGetMemberSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: sessions = [], isError } = query;
  const { data: members = [] } = useGetMembersQuery();
  const [endOne, one] = useDeleteMemberSessionMutation();
  const [endMany, many] = useDeleteMemberSessionsMutation();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [isAllShown, setAllShown] = useState(false);
  const { showToast } = useToast();
  const memberOf = (userId: string) => members.find(({ id }) => id === userId);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };

  const end = async (what: Asked) => {
    const { error } =
      what === 'all'
        ? await endMany(undefined)
        : 'member' in what
          ? await endMany(what.member.id)
          : await endOne({ userId: what.session.userId, id: what.session.id });
    setOpen(false);
    if (!error) {
      showToast('Ended at once, everywhere', 'success');
      return;
    }
    logFailure('Ending sessions of others failed', error);
    showToast(errorMessage(error, 'That could not be ended. Please try again.'), 'error');
  };
  const question = asked && questionOf(asked);

  return (
    <Card
      title="Where people are signed in"
      padding="none"
      actions={
        sessions.length > 1 && (
          <Button small kind="danger" onClick={() => ask('all')}>
            End all others
          </Button>
        )
      }
    >
      <RowsState of="sessions" query={query} />
      {!isError && (
        <Rows aria-label="Sessions in the organization">
          {sessions.slice(0, isAllShown ? undefined : atFirst).map((session) => {
            const member = memberOf(session.userId);
            const name = member ? nameOf(member) : 'Somebody';
            // Beside the first of them, so that each person has one such button.
            const theirs = sessions.filter(({ userId, current }) => userId === session.userId && !current);
            const isFirst = theirs.length > 1 && theirs[0] === session;
            return (
              <Row key={session.id} data-plain>
                <div>
                  <b>{name}</b>
                  <small>
                    {session.device}, last used <RelativeTime value={session.lastUsedAt} />
                  </small>
                </div>
                {session.current ? (
                  <StatusChip tone="success" label="This session" />
                ) : (
                  <Button
                    small
                    aria-label={`End session of ${name} on ${session.device}`}
                    onClick={() => ask({ session, name })}
                  >
                    End session
                  </Button>
                )}
                {member && isFirst && (
                  <Button
                    small
                    kind="quiet"
                    aria-label={`End all ${theirs.length} sessions of ${name}`}
                    onClick={() => ask({ member })}
                  >
                    {`End all ${theirs.length}`}
                  </Button>
                )}
              </Row>
            );
          })}
        </Rows>
      )}
      {!isAllShown && sessions.length > atFirst && (
        <Part>
          <Button small onClick={() => setAllShown(true)}>
            {`Show all ${sessions.length} sessions`}
          </Button>
        </Part>
      )}
      {asked && question && (
        <ConfirmDialog
          open={isOpen}
          title={question.title}
          text={question.text}
          confirmLabel="End"
          kind="danger"
          busy={one.isLoading || many.isLoading}
          onConfirm={() => void end(asked)}
          onCancel={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
