import { dateInWords, daysUntil, formatDay, nextProposal, paths } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { fresh, May, recentlyUpdated, useGetProposalCardsQuery, useMay } from '@harambee/platform';
import { Button, Icon } from '@harambee/ui';
import { Loading, Skeleton } from '@harambee/ui/app';
import { continueAddress } from '../detail-tabs.ts';
import { deadlineText, nextStepOf, sectionsOf } from '../features/proposal-list/next-step.ts';
import { Card, Leaf, Steps, When } from './next-step-card.styles.ts';

const actions = {
  draft: 'Continue writing',
  completed: 'Read it through',
  failed: 'See what happened',
} as const;

/** A sheet of the calendar with the last day; decoration, since the line beside it says the same. */
function CalendarLeaf({ deadline, left }: { deadline: string; left: string }) {
  return (
    <Leaf aria-hidden="true">
      <span>{dateInWords(deadline, { month: 'long' })}</span>
      <b>{Number(deadline.slice(8))}</b>
      <span>{left}</span>
    </Leaf>
  );
}

function Sections({ done, of }: { done: number; of: number }) {
  return (
    <Steps role="img" aria-label={`${done} of ${of} sections`}>
      {Array.from({ length: of }, (_, place) => `section ${place + 1}`).map((name, place) => (
        <i key={name} data-done={place < done || undefined} />
      ))}
      <span aria-hidden="true">
        {done} of {of} sections
      </span>
    </Steps>
  );
}

function NextProposal({ proposal }: { proposal: ProposalListItem }) {
  const { id, title, status, deadline } = proposal;
  const sections = sectionsOf(proposal);
  const left = deadlineText(proposal);
  const isDue = (daysUntil(deadline) ?? -1) >= 0;
  const mayWrite = useMay('proposals.write');
  const isContinued = status === 'draft' && mayWrite;
  return (
    <Card aria-label="Your next step" data-plain={isDue ? undefined : true}>
      {isDue && left && <CalendarLeaf deadline={deadline} left={left} />}
      <div>
        <When data-quiet={isDue ? undefined : true}>
          <Icon name="clock" size={16} />
          {isDue ? `Your next step, due ${formatDay(deadline)}` : 'Your next step'}
        </When>
        <h2 dir="auto">{title || 'Untitled proposal'}</h2>
        <p>{sections?.next ?? nextStepOf(proposal)}</p>
        {sections && <Sections done={sections.done} of={sections.of} />}
      </div>
      <Button
        kind="accent"
        iconAfter="arrow-right"
        to={isContinued ? continueAddress(proposal) : paths.proposal(id)}
      >
        {mayWrite ? actions[status as keyof typeof actions] : 'Read it'}
      </Button>
    </Card>
  );
}

/** One obvious next step (look): the proposal that is due next, else the one touched last, else a first one. */
export function NextStepCard() {
  const { data, isError, isFetching, refetch } = useGetProposalCardsQuery(recentlyUpdated, fresh);
  if (!data && !isError) {
    return (
      <Card aria-label="Your next step" data-plain>
        <Loading label="Loading your next step">
          <Skeleton width={160} height={16} />
          <div style={{ height: 12 }} />
          <Skeleton width="56%" height={24} />
        </Loading>
      </Card>
    );
  }
  if (isError || !data) {
    return (
      <Card aria-label="Your next step" data-plain>
        <div role="alert">
          <When data-quiet>
            <Icon name="alert-circle" size={16} />
            Your next step
          </When>
          <h2>Your proposals could not be loaded</h2>
          <p>They are safe. The rest of the page works as usual.</p>
        </div>
        <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </Card>
    );
  }
  const next = nextProposal(data);
  if (next) return <NextProposal proposal={next} />;
  const isFirst = data.length === 0;
  return (
    <Card aria-label="Your next step" data-plain>
      <div>
        <When data-quiet>
          <Icon name="pencil" size={16} />
          Your next step
        </When>
        <h2>{isFirst ? 'Write your first proposal' : 'Everything is sent'}</h2>
        <p>
          {isFirst
            ? 'Five short sections, and the text is drafted from your own words.'
            : 'Nothing needs your attention. Start the next proposal whenever you are ready.'}
        </p>
      </div>
      <May do="proposals.write">
        <Button kind="accent" iconAfter="arrow-right" to={paths.newProposal}>
          {isFirst ? 'Start writing' : 'Start another'}
        </Button>
      </May>
    </Card>
  );
}
