import {
  currencyOf,
  type EntryState,
  formatMoney,
  formatNumber,
  hasGeneratedText,
  paths,
} from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { Icon, ProgressBar } from '@harambee/ui';
import { OutboxChip, ProposalStatusChip, RelativeTime } from '@harambee/ui/app';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { OldMeasure } from '../../components/old-measure.tsx';
import { isUnderway, progressText } from '../../proposal-progress.ts';
import { CardAction } from './card-action.tsx';
import { deadlineText, nextStepOf, type SectionsDone, sectionsOf } from './next-step.ts';
import * as S from './proposal-card.styles.ts';
import { WaitedFor } from './waited-for.tsx';

/** One proposal of the list. It always says what happens next (mock-up 03). */
export function ProposalCard({
  proposal,
  entryState,
}: {
  proposal: ProposalListItem;
  entryState?: EntryState;
}) {
  const { id, title, grantId, organization, requestedAmount, status, createdAt, updatedAt } = proposal;
  return (
    <S.Article>
      <S.Top>
        {entryState ? <OutboxChip state={entryState} /> : <ProposalStatusChip status={status} />}
        {requestedAmount > 0 && <S.Amount>{formatMoney(requestedAmount, currencyOf(proposal))}</S.Amount>}
      </S.Top>
      <S.Title>
        <Link to={paths.proposal(id)} data-card-link="" dir="auto">
          {title || 'Untitled proposal'}
        </Link>
      </S.Title>
      <S.Meta dir="auto">{[grantId, organization].filter(Boolean).join(' · ')}</S.Meta>
      <WhatNext proposal={proposal} />
      {!sectionsOf(proposal) && <Due proposal={proposal} />}
      <WaitedFor team={proposal.team} />
      <S.Foot>
        <span>
          Created <RelativeTime value={createdAt} /> · updated <RelativeTime value={updatedAt} />
        </span>
        <CardAction proposal={proposal} />
      </S.Foot>
    </S.Article>
  );
}

function WhatNext({ proposal }: { proposal: ProposalListItem }) {
  if (isUnderway(proposal)) return <Writing proposal={proposal} />;
  const { status, metadata, version } = proposal;
  const sections = sectionsOf(proposal);
  if (sections) return <Sections proposal={proposal} sections={sections} />;
  const next = nextStepOf(proposal);
  return (
    <>
      {hasGeneratedText(status) && metadata && (
        <S.Facts>
          <div>
            <dt>Readiness</dt>
            <dd>
              <S.Ring style={{ '--value': metadata.quality } as CSSProperties} />
              {metadata.quality}%
              <OldMeasure metadata={metadata} />
            </dd>
          </div>
          <div>
            <dt>Words</dt>
            <dd>{formatNumber(metadata.words)}</dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
        </S.Facts>
      )}
      {next && (
        <S.Note data-tone={status === 'failed' ? 'error' : undefined}>
          <Icon name={status === 'failed' ? 'info' : 'arrow-right'} size={16} />
          <span>{next}</span>
        </S.Note>
      )}
    </>
  );
}

function Due({ proposal }: { proposal: ProposalListItem }) {
  const due = deadlineText(proposal);
  if (!due) return null;
  return (
    <S.Due>
      <Icon name="calendar" size={16} />
      {due}
    </S.Due>
  );
}

/** How far a draft is. */
function Sections({ proposal, sections }: { proposal: ProposalListItem; sections: SectionsDone }) {
  const { done, of, next } = sections;
  const words = `${done} of ${of} sections complete`;
  return (
    <S.Progress>
      <div>
        <b>{words}</b>
        <Due proposal={proposal} />
      </div>
      <ProgressBar value={(done / of) * 100} label={words} />
      <p>{next}</p>
    </S.Progress>
  );
}

function Writing({ proposal }: { proposal: ProposalListItem }) {
  return (
    <S.Progress>
      <div>
        <b>{progressText(proposal)}</b>
        <span>{proposal.progress}%</span>
      </div>
      <ProgressBar value={proposal.progress} label={`Progress of ${proposal.title}`} />
      <p>You can leave this page.</p>
    </S.Progress>
  );
}
