import {
  currencyOf,
  entryStateOf,
  formatMoney,
  matchesSearch,
  outboxWords,
  paths,
  refusalWords,
  searchIndex,
} from '@harambee/domain';
import { styled } from '@harambee/ui';
import { OutboxChip, RelativeTime } from '@harambee/ui/app';
import { Link } from 'react-router-dom';
import type { NewProposalEntry } from '../../outbox.ts';
import { useNewProposalEntries } from '../../outbox-entries.ts';
import { useWaitingProposals } from '../../waiting-proposals/use-waiting-proposals.ts';
import * as S from './proposal-card.styles.ts';
import { Grid } from './proposal-cards.tsx';

const Place = styled.section`margin: 24px 0; & > h2 { font-size: var(--t-h4); margin-bottom: 12px; }`;

const words = {
  queued: outboxWords.queuing,
  refused: 'It was not accepted. Nothing you wrote is lost. Open it to see why.',
  conflict: 'It was not accepted. Nothing you wrote is lost. Open it to see why.',
} as const;

/** Proposals that were written without a network, above those the server has. */
export function QueuedCards({ search }: { search: string }) {
  const entries = useNewProposalEntries().filter(({ data: { body } }) =>
    matchesSearch(searchIndex(body.title, body.grantId, body.organization), search),
  );
  const waiting = useWaitingProposals();
  if (entries.length === 0) return null;
  return (
    <Place aria-labelledby="queued-proposals">
      <h2 id="queued-proposals">Only on this device</h2>
      <Grid aria-label="Proposals only on this device">
        {entries.map((action) => (
          <li key={action.id}>
            <QueuedCard action={action} pageId={waiting?.find(({ entry }) => entry.id === action.id)?.id} />
          </li>
        ))}
      </Grid>
    </Place>
  );
}

interface QueuedCardProps {
  action: NewProposalEntry;
  /** The id of its page; without one, the card leads to the form. */
  pageId: string | undefined;
}

function QueuedCard({ action, pageId }: QueuedCardProps) {
  const { id, title, timestamp, data } = action;
  const { grantId, organization, requestedAmount } = data.body;
  const state = entryStateOf(action);
  const name = title || 'Untitled proposal';
  return (
    <S.Article>
      <S.Top>
        <OutboxChip state={state} />
        {requestedAmount > 0 && <S.Amount>{formatMoney(requestedAmount, currencyOf(data.body))}</S.Amount>}
      </S.Top>
      <S.Title as="h3">
        <Link
          to={pageId === undefined ? paths.queuedProposal(id) : paths.proposal(pageId)}
          data-card-link=""
          dir="auto"
        >
          {name}
        </Link>
      </S.Title>
      <S.Meta dir="auto">{[grantId, organization].filter(Boolean).join(' · ')}</S.Meta>
      <S.Note>
        <span>{action.refusal ? refusalWords(action.refusal) : words[state]}</span>
      </S.Note>
      <S.Foot>
        <span>
          Written <RelativeTime value={timestamp} />
        </span>
        <S.FootLink to={paths.queuedProposal(id)} aria-label={`Continue ${name}`}>
          Continue
        </S.FootLink>
      </S.Foot>
    </S.Article>
  );
}
