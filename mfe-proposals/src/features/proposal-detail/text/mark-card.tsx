import type { Proposal } from '@harambee/domain/schemas';
import { AnchoredCard } from '@harambee/ui/app';
import type { OnEditField } from '../../../places/field-place.ts';
import type { FoundFix } from '../../../places/found-fix.ts';
import { placeOfFix, placeOfNeed } from '../../../places/found-fix.ts';
import * as S from '../../../traced-text/fact-card.styles.ts';
import { Change, FactDetails } from '../../../traced-text/fact-card.tsx';
import { NeedWords } from '../../../traced-text/need-words.tsx';
import type { Facts } from '../../../traced-text/text-facts.ts';

interface MarkCardProps {
  proposal: Proposal;
  facts: Facts;
  /** The mark it belongs to. */
  mark: HTMLElement | undefined;
  /** What the readiness led to. */
  found: FoundFix | undefined;
  onCard: (card: HTMLDivElement | null) => void;
  onEditField: OnEditField | undefined;
}

/** The one card of a text: a fact with its source, a missing fact, or what would raise the readiness. */
export function MarkCard({ proposal, facts, mark, found, onCard, onEditField }: MarkCardProps) {
  const card = facts.get(mark?.dataset.fact ?? '');
  const stated = mark?.textContent ?? '';
  const isFound = mark?.dataset.found !== undefined;
  const label = isFound
    ? 'What would raise readiness'
    : card
      ? 'Where this comes from'
      : 'What is missing here';
  return (
    <AnchoredCard anchor={mark ?? null} label={label} ref={onCard}>
      {isFound && found && <FixDetails fix={found} onEditField={onEditField} />}
      {!isFound && card && <FactDetails card={card} stated={stated} onEditField={onEditField} />}
      {!isFound && !card && mark && (
        <NeedDetails proposal={proposal} mark={mark} stated={stated} onEditField={onEditField} />
      )}
    </AnchoredCard>
  );
}

function FixDetails({ fix, onEditField }: { fix: FoundFix; onEditField: OnEditField | undefined }) {
  return (
    <>
      <S.Value>{fix.what}</S.Value>
      <S.Label>
        {fix.points === 1 ? 'Adds 1 point of readiness' : `Adds ${fix.points} points of readiness`}
      </S.Label>
      <Change place={placeOfFix(fix)} label="Change it" onEditField={onEditField} />
    </>
  );
}

interface NeedDetailsProps {
  proposal: Proposal;
  mark: HTMLElement;
  stated: string;
  onEditField: OnEditField | undefined;
}

function NeedDetails({ proposal, mark, stated, onEditField }: NeedDetailsProps) {
  const need = stated.replace(/^needs: /, '');
  const section = mark.closest<HTMLElement>('[data-section]')?.dataset.section;
  return <NeedWords need={need} place={placeOfNeed(proposal, section, need)} onEditField={onEditField} />;
}
