import { type ProposalSectionKey, type ProposalStatus, proposalStatuses } from '@harambee/domain';
import type { ChangeStatusBody, Proposal } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, showToast } from '@harambee/platform';
import { useCreateProposalTextMutation, useUpdateProposalStatusMutation } from '../../api/proposals.api.ts';

/** What the buttons of the page do; a refusal is said in the server's own words. */
export function useProposalActions({ id }: Proposal) {
  const [generate, generating] = useCreateProposalTextMutation();
  const [changeStatus, changing] = useUpdateProposalStatusMutation();

  const fail = (message: string, error: unknown) => {
    logFailure(message, error);
    showToast(errorMessage(error, `${message}. Please try again.`), 'error');
    return false;
  };

  return {
    isBusy: generating.isLoading || changing.isLoading,
    /** The whole text, or some sections of the one there is. */
    generate: async (sections?: ProposalSectionKey[], isPersonalDataConfirmed = false) => {
      const { error } = await generate({ id, sections, isPersonalDataConfirmed });
      if (error) return fail('Drafting could not be started', error);
      announce('The text is being written');
      return true;
    },
    moveTo: async (status: ProposalStatus, more: Pick<ChangeStatusBody, 'withoutSignOff'> = {}) => {
      const { error } = await changeStatus({ id, status, ...more });
      if (error) return fail('The status could not be changed', error);
      showToast(`Status is now ${proposalStatuses[status].label}`, 'success');
      return true;
    },
  };
}
