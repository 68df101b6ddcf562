import { errorMessage, logFailure, useToast } from '@harambee/platform';
import { Button, Card, styled } from '@harambee/ui';
import { RelativeTime, StatusChip } from '@harambee/ui/app';
import { useDeleteSessionMutation, useGetSessionsQuery } from '../api/shell.api.ts';
import { RowsState } from '../lib/rows-state.tsx';
import { EndAllSessions } from './end-all-sessions.tsx';

const Line = styled.li`
  display: flex; gap: 8px 16px; align-items: center; flex-wrap: wrap; padding: 14px 20px; border-top: 1px solid var(--line-soft);
  &:first-of-type { border-top: 0; }
  & > div { flex: 1; min-width: 200px; }
  small { display: block; color: var(--ink-3); font-size: var(--t-sm); }
`;

/** All sessions of this person, each with a button that ends it. */
export function Sessions() {
  const query = useGetSessionsQuery();
  const { data: sessions, isError } = query;
  const [end, { originalArgs: ending, isLoading: isEnding }] = useDeleteSessionMutation();
  const { showToast } = useToast();

  const endSession = async (id: string) => {
    const { error } = await end(id);
    if (!error) {
      showToast('That session has ended', 'success');
      return;
    }
    logFailure('Ending a session failed', error);
    showToast(errorMessage(error, 'That session could not be ended. Please try again.'), 'error');
  };

  return (
    <Card
      title="Where you are signed in"
      padding="none"
      actions={sessions && !isError && <EndAllSessions others={sessions.length - 1} />}
    >
      <RowsState of="sessions" query={query} />
      {sessions && !isError && (
        <ul>
          {sessions.map(({ id, device, lastUsedAt, current, organization }) => (
            <Line key={id}>
              <div>
                <b>{device}</b>
                <small>
                  {organization && `In ${organization}. `}Last used <RelativeTime value={lastUsedAt} />
                </small>
              </div>
              {current ? (
                <StatusChip tone="success" label="This session" />
              ) : (
                <Button
                  small
                  kind="danger"
                  busy={isEnding && ending === id}
                  aria-label={`End the session on ${device}`}
                  onClick={() => void endSession(id)}
                >
                  End session
                </Button>
              )}
            </Line>
          ))}
        </ul>
      )}
    </Card>
  );
}
