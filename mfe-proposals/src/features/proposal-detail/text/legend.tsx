import { formatNumber, writtenBy } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { CommentsButton } from '../../../comments/state/comments-button.tsx';
import { countFacts, type Facts } from '../../../traced-text/text-facts.ts';
import * as S from './text.styles.ts';

interface LegendProps {
  sections: readonly GeneratedSection[];
  /** Absent where facts are not traced: an earlier text. */
  facts: Facts | undefined;
  /** Leads to what is missing, one after the other. */
  onNextNeed?: () => void;
}

/** What the marks of the text mean, and how many there are. */
export function Legend({ sections, facts, onNextNeed }: LegendProps) {
  const count = countFacts(sections, facts ?? new Map());
  const { fromRecords, computed, needed } = count;
  const stated = fromRecords + computed;
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return (
    <S.Legend>
      {stated > 0 ? (
        <>
          <b>{namesOf(stated + needed, count.isNumbersOnly)}</b>
          <span>
            <span data-mark="record">{formatNumber(fromRecords)}</span> from your records
          </span>
          <span>
            <span data-mark="computed">{formatNumber(computed)}</span> computed
          </span>
        </>
      ) : (
        <>
          <b>{formatNumber(words)} words</b>
          <span>in {sections.length} sections</span>
        </>
      )}
      {needed === 0 && <span>nothing is missing</span>}
      {needed > 0 && <Needed count={needed} onNext={onNextNeed} />}
      <span>{writtenBy(sections)}</span>
      {facts && <CommentsButton />}
    </S.Legend>
  );
}

function Needed({ count, onNext }: { count: number; onNext: (() => void) | undefined }) {
  const words = (
    <>
      <span data-mark="need">{formatNumber(count)}</span> still needed
    </>
  );
  if (!onNext) return <span>{words}</span>;
  return (
    <button type="button" onClick={onNext} title="Go to the next one">
      {words}
    </button>
  );
}

const namesOf = (count: number, isNumbersOnly: boolean): string => {
  const total = formatNumber(count);
  if (isNumbersOnly) return count === 1 ? '1 number' : `${total} numbers`;
  return count === 1 ? '1 number or name' : `${total} numbers and names`;
};
