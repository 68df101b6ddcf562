import { canMove, hasGeneratedText, isPresentMeasure, proposalSections } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Button, Card, Icon } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import type { CSSProperties } from 'react';
import type { DetailTab } from '../tabs.ts';
import { FixList, type OnFix } from './fix-list.tsx';
import { Grades } from './grades.tsx';
import { NeedList } from './need-list.tsx';
import * as S from './readiness.styles.ts';
import { Shares } from './shares.tsx';

const bands = [
  { from: 85, label: 'Ready', tone: 'success', icon: 'check-circle' },
  { from: 70, label: 'Solid', tone: 'info', icon: 'check-circle' },
  { from: 50, label: 'Not ready yet', tone: 'pending', icon: 'clock' },
  { from: 0, label: 'Just started', tone: 'warning', icon: 'alert-triangle' },
] as const;

const unread = { label: 'Complete, not read yet', tone: 'info', icon: 'clock' } as const;

interface ReadinessProps {
  proposal: Proposal;
  /** Absent while the proposal may not be changed. */
  onEdit: ((tab: DetailTab) => void) | undefined;
  onFix: OnFix;
  onGenerate: (() => void) | undefined;
  /** The server does not have the text yet, so nobody can tell it that they have read it. */
  isOnDevice?: boolean;
}

export const hasReadiness = ({ status, metadata }: Proposal): boolean =>
  hasGeneratedText(status) && metadata !== undefined;

/** How complete the text is, and, while it can be changed, what would raise it. */
export function Readiness({ proposal, onEdit, onFix, onGenerate, isOnDevice = false }: ReadinessProps) {
  const { metadata, readiness } = proposal;
  if (!hasReadiness(proposal) || !metadata) return null;
  // A score of the present measure needs somebody who has read the text before it is called ready.
  const isUnread = readiness !== undefined && isPresentMeasure(readiness) && readiness.readAt === undefined;
  const areFixesShown = onEdit !== undefined && readiness !== undefined && readiness.fixes.length > 0;
  const signals = readiness && readiness.signals.length > 0 && <Signals signals={readiness.signals} />;
  return (
    <Card>
      <Figure quality={metadata.quality} isUnread={isUnread} />
      <Shares proposal={proposal} canConfirm={onEdit !== undefined && !isOnDevice} />
      {readiness?.cap && (
        <S.Cap>
          <Icon name="alert-triangle" size={20} />
          <span>
            <b>It cannot be above 59 yet</b>
            {readiness.cap}
          </span>
        </S.Cap>
      )}
      {areFixesShown && (
        <FixList fixes={readiness.fixes} onFix={onFix}>
          {signals}
        </FixList>
      )}
      {proposal.advice && <Advice advice={proposal.advice} />}
      {readiness?.grades && isPresentMeasure(readiness) && <Grades grades={readiness.grades} />}
      {onEdit && !readiness && <NeedList proposal={proposal} onEdit={onEdit} />}
      {!areFixesShown && signals}
      {onGenerate && canMove(proposal.status, 'generating') && !proposal.queued && (
        <S.Again>
          <Button small wide icon="sparkle" onClick={onGenerate}>
            Generate again
          </Button>
        </S.Again>
      )}
      <S.Note>It measures how complete the text is, not your chance of an award.</S.Note>
    </Card>
  );
}

/** An opinion of the language model that wrote the text; the score knows nothing of it (DRAFT-26). */
function Advice({ advice }: { advice: NonNullable<Proposal['advice']> }) {
  return (
    <S.Signals>
      <summary>What a language model would advise</summary>
      <S.Advice>
        {advice.map(({ section, text }) => (
          <li key={`${section} ${text}`}>
            <b>{proposalSections[section]}</b> {text}
          </li>
        ))}
      </S.Advice>
      <S.Note>An opinion, which may be wrong. It does not change the score.</S.Note>
    </S.Signals>
  );
}

function Figure({ quality, isUnread }: { quality: number; isUnread: boolean }) {
  const reached = bands.find(({ from }) => quality >= from) ?? bands[3];
  const band = isUnread && reached === bands[0] ? unread : reached;
  return (
    <>
      <S.Score>
        <b>{quality}</b>
        <span>of 100, readiness</span>
        <StatusChip tone={band.tone} label={band.label} icon={band.icon} />
      </S.Score>
      <S.Gauge
        role="img"
        aria-label={`Readiness ${quality} of 100`}
        style={{ '--value': quality } as CSSProperties}
      >
        {[50, 70, 85].map((mark) => (
          <i key={mark} style={{ left: `${mark}%` }} />
        ))}
      </S.Gauge>
      <S.Ticks aria-hidden="true">
        <span style={{ left: '50%' }}>50</span>
        <span style={{ left: '70%' }}>70</span>
        <span style={{ left: '85%' }}>85 ready</span>
      </S.Ticks>
    </>
  );
}

/** Where the points come from: nothing of the figure is secret. */
function Signals({ signals }: { signals: NonNullable<Proposal['readiness']>['signals'] }) {
  return (
    <S.Signals>
      <summary>How it is measured</summary>
      <dl>
        {signals.map(({ key, label, points, outOf }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {points} of {outOf}
            </dd>
          </div>
        ))}
      </dl>
    </S.Signals>
  );
}
