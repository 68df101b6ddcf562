import { proposalSections } from '@harambee/domain';
import type { GeneratedSection, TextChangeItem } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { Dialog, SkeletonText } from '@harambee/ui/app';
import { useEffect } from 'react';
import { changedSince, changeInWords } from './change-words.ts';
import { ComparedWords } from './compared-words.tsx';
import * as S from './text-changes.styles.ts';

interface CompareWithNowProps {
  step: TextChangeItem;
  /** Newest first, as far as they are known. */
  changes: readonly TextChangeItem[];
  sections: readonly GeneratedSection[];
  /** Asks for earlier steps; absent when there are none. */
  onEarlier: (() => void) | undefined;
  isFetching: boolean;
  onClose: () => void;
}

/** The text after a step beside that of now, paragraph by paragraph (DRAFT-18). */
export function CompareWithNow(props: CompareWithNowProps) {
  const { step, changes, sections, onEarlier, isFetching, onClose } = props;
  const paragraphs = changedSince(step, changes, sections, onEarlier === undefined);
  const isWaiting = paragraphs === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each page that has come
  useEffect(() => {
    if (isWaiting && !isFetching) onEarlier?.();
  }, [isWaiting, isFetching, changes.length]);
  return (
    <Dialog
      open
      wide
      title="Then and now"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <S.Intro>
        After {step.by.name} {changeInWords(step)}. Removed words are struck through, new ones underlined.
      </S.Intro>
      {isWaiting && <SkeletonText lines={4} />}
      {paragraphs?.length === 0 && <p>Every paragraph reads as it did then.</p>}
      <S.Paragraphs>
        {paragraphs?.map(({ section, paragraph, before, after }) => (
          <li key={`${section}/${paragraph}`}>
            <h3>{proposalSections[section]}</h3>
            <ComparedWords before={before} after={after} />
          </li>
        ))}
      </S.Paragraphs>
    </Dialog>
  );
}
