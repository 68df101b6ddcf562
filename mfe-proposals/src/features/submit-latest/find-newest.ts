import type { ProposalListItem } from '@harambee/domain/schemas';
import { type AppStore, proposalReadsApi, readAheadOptions } from '@harambee/platform';

const { getProposalCards } = proposalReadsApi.endpoints;

/** The newest draft or completed proposal: what "Submit latest draft proposal" is about. Asked anew each time. */
export async function findNewest(dispatch: AppStore['dispatch']): Promise<ProposalListItem | undefined> {
  const lists = await Promise.all(
    (['draft', 'completed'] as const).map((status) =>
      dispatch(getProposalCards.initiate({ status, sort: 'created', limit: 1 }, readAheadOptions)).unwrap(),
    ),
  );
  const [newest] = lists.flat().sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return newest;
}
