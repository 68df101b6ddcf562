import { figureInWords } from '@harambee/domain';
import type { FactCard, ProfileFact } from '@harambee/domain/schemas';
import {
  type AppStore,
  errorMessage,
  logFailure,
  showToast,
  statusOf,
  useUpdateProfileMutation,
} from '@harambee/platform';
import { useStore } from 'react-redux';
import { proposalsApi } from '../../api/proposals.api.ts';
import type { StatedProfile } from '../../findings/stated-profile.ts';

/** What is asked of a figure before it is a fact. */
export type NewFigure = Omit<ProfileFact, 'id'>;

/** The card of a figure that the text does not state yet, as the service will tell of it. */
function cardOf(figure: ProfileFact): FactCard {
  const { name, date, source } = figure;
  return {
    id: `organization.facts.${figure.id}`,
    label: name,
    kind: 'record',
    value: figureInWords(figure),
    ...{ date, source, uses: 0 },
  };
}

/** Adds a figure with its source to the organization's profile, where every text finds it. */
export function useMakeFact(proposalId: string, profile: StatedProfile) {
  const { dispatch } = useStore() as AppStore;
  const [update, { isLoading }] = useUpdateProfileMutation();
  const make = async (figure: NewFigure): Promise<FactCard | undefined> => {
    if (!profile) return undefined;
    const { id, facts, revision } = profile;
    const { data, error } = await update({ id, revision, body: { facts: [...facts, figure] } });
    if (error) {
      logFailure('Failed to add a figure to the profile', error);
      const reason =
        statusOf(error) === 412
          ? 'Somebody else has just changed the profile. Try again.'
          : errorMessage(error, 'It needs a connection. Try again in a minute.');
      showToast(`The fact could not be added. ${reason}`, 'error');
      return undefined;
    }
    const known = new Set(facts.map((one) => one.id));
    const made = data.facts.find((one) => !known.has(one.id));
    if (!made) return undefined;
    const card = cardOf(made);
    dispatch(
      proposalsApi.util.updateQueryData('getProposal', proposalId, (proposal) => {
        proposal.facts = [...(proposal.facts ?? []), card];
      }),
    );
    return card;
  };
  return { make, isSaving: isLoading };
}
