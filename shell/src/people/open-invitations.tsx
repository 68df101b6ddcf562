import { formatDay, roleRow } from '@harambee/domain';
import type { Invitation } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, statusOf, useToast } from '@harambee/platform';
import { Button, ErrorState } from '@harambee/ui';
import { useDeleteInvitationMutation, useGetInvitationsQuery } from './people.api.ts';
import { PartHead, Row, Rows } from './people.styles.ts';
import { useSendAgain } from './use-send-again.ts';

const whoOf = ({ email }: Invitation) => email || 'Anyone with the link';

/** People who were invited and have not joined yet. Hidden if there are none. */
export function OpenInvitations() {
  const {
    data: invitations,
    isError,
    isFetching,
    refetch,
  } = useGetInvitationsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const [revoke, { originalArgs: revoking, isLoading }] = useDeleteInvitationMutation();
  const { showToast } = useToast();
  const { sendAgain, sending } = useSendAgain();

  const takeBack = async (invitation: Invitation) => {
    const { error } = await revoke(invitation.id);
    // Already used or expired: the link no longer works, as requested.
    if (!error || statusOf(error) === 404) {
      announce('Invitation revoked');
      return;
    }
    logFailure('Taking an invitation back failed', error);
    showToast(errorMessage(error, 'The invitation could not be revoked. Please try again.'), 'error');
  };

  if (isError) {
    return (
      <ErrorState
        small
        level={3}
        title="Open invitations could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!invitations || invitations.length === 0) return null;
  return (
    <div>
      <PartHead id="open-invitations">Open invitations</PartHead>
      <Rows aria-labelledby="open-invitations">
        {invitations.map((invitation) => (
          <Row key={invitation.id} data-plain>
            <div>
              <b>{whoOf(invitation)}</b>
              <small>
                Invited as {roleRow(invitation.role).label.toLowerCase()} by {invitation.invitedBy}. Expires{' '}
                {formatDay(invitation.expiresAt)}.
              </small>
            </div>
            {invitation.email && (
              <Button
                small
                busy={sending === invitation.id}
                aria-label={`Send the invitation to ${invitation.email} again`}
                onClick={() => void sendAgain(invitation)}
              >
                Send again
              </Button>
            )}
            <Button
              small
              busy={isLoading && revoking === invitation.id}
              aria-label={`Revoke the invitation for ${whoOf(invitation)}`}
              onClick={() => void takeBack(invitation)}
            >
              Revoke
            </Button>
          </Row>
        ))}
      </Rows>
    </div>
  );
}
