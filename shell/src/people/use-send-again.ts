import type { Invitation } from '@harambee/domain/schemas';
import { errorMessage, logFailure, useToast } from '@harambee/platform';
import { useUpdateInvitationMutation } from './people.api.ts';

/** Sends an open invitation again, with a link for seven more days; the previous link stops working. */
export function useSendAgain() {
  const [again, { isLoading, originalArgs }] = useUpdateInvitationMutation();
  const { showToast } = useToast();
  return {
    sending: isLoading ? originalArgs : undefined,
    sendAgain: async ({ id, email }: Invitation): Promise<boolean> => {
      const { error } = await again(id);
      if (error) logFailure('Sending an invitation again failed', error);
      showToast(
        error
          ? errorMessage(error, 'The invitation could not be sent again. Please try again.')
          : `Invitation sent to ${email} again`,
        error ? 'error' : 'success',
      );
      return !error;
    },
  };
}
