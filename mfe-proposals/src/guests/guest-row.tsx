import { guestAccess } from '@harambee/domain';
import type { Guest } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, statusOf, useToast } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { ConfirmDialog, RelativeTime } from '@harambee/ui/app';
import { useState } from 'react';
import { stateOf, untilWords } from './guest-state.ts';
import { useDeleteGuestMutation, useUpdateGuestMutation } from './guests.api.ts';

const Row = styled.li`
  padding: 10px 0; font-size: 14px; line-height: 20px; overflow-wrap: anywhere;
  & b { font-weight: 600; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
  &[data-over] b { color: var(--ink-2); }
`;

/** One guest: what they may, until when, whether they came, and the two things that can be done about it. */
export function GuestRow({ guest }: { guest: Guest }) {
  const { id, name, email, may, openedAt, lastSeenAt, invitedBy } = guest;
  const [isAsking, setAsking] = useState(false);
  const [sendAgain, { isLoading: isSending }] = useUpdateGuestMutation();
  const [revoke, { isLoading: isRevoking }] = useDeleteGuestMutation();
  const { showToast } = useToast();
  const state = stateOf(guest);

  const send = async () => {
    const { error } = await sendAgain({ id });
    if (!error) {
      showToast(`A new link is on its way to ${email}. The old one has ended.`);
      return;
    }
    logFailure('Sending a link to a guest again failed', error);
    showToast(errorMessage(error, 'The link could not be sent. Please try again.'), 'error');
  };
  const end = async () => {
    const { error } = await revoke(id);
    setAsking(false);
    if (!error || statusOf(error) === 404) {
      announce(`The link of ${name} has ended`);
      return;
    }
    logFailure('Revoking the link of a guest failed', error);
    showToast(errorMessage(error, 'The link could not be revoked. Please try again.'), 'error');
  };

  return (
    <Row data-over={state === 'open' ? undefined : true}>
      <b>{name}</b> may {guestAccess[may].label.toLowerCase()} {untilWords(guest)}
      <small>
        {email}, asked by {invitedBy}
      </small>
      <small>
        {openedAt ? (
          <>
            First here <RelativeTime value={openedAt} />
            {lastSeenAt && (
              <>
                , last <RelativeTime value={lastSeenAt} />
              </>
            )}
          </>
        ) : (
          'Has not been here yet'
        )}
      </small>
      {state === 'open' && (
        <div>
          <Button
            small
            busy={isSending}
            aria-label={`Send again: the link to ${name}`}
            onClick={() => void send()}
          >
            Send again
          </Button>
          <Button small aria-label={`Revoke the link of ${name}`} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Revoke the link of ${name}?`}
        text={`The page that ${name} has open closes at once. What they wrote stays.`}
        confirmLabel="Revoke link"
        kind="danger"
        busy={isRevoking}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </Row>
  );
}
