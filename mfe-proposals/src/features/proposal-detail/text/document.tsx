import type { ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection, Proposal } from '@harambee/domain/schemas';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { OnEditField } from '../field-place.ts';
import type { FoundFix } from '../found-fix.ts';
import { factWords } from './fact-card.tsx';
import { Legend } from './legend.tsx';
import { MarkCard } from './mark-card.tsx';
import { nextNeed, setStops } from './mark-stops.ts';
import { limitOf } from './section-length.tsx';
import { isMixed, SectionView } from './section-view.tsx';
import * as S from './text.styles.ts';
import { descriptionId, factsById, needDescriptionId } from './text-facts.ts';
import { useMarks } from './use-marks.ts';

interface TracedDocumentProps {
  proposal: Proposal;
  /** What the readiness led to. */
  found: FoundFix | undefined;
  /** Absent while the proposal may not be changed. */
  onEditField: OnEditField | undefined;
  /** Absent while no text can be asked for. */
  onWriteAgain?: ((sections: ProposalSectionKey[]) => void) | undefined;
}

/** The newest text: each number and name leads to where it comes from. */
export function TracedDocument({ proposal, found, onEditField, onWriteAgain }: TracedDocumentProps) {
  const { sections, draftContent, stale } = proposal;
  // A section stays as it is on the page while another is marked: what it is given must stay the same, too.
  const latest = useRef(onWriteAgain);
  latest.current = onWriteAgain;
  const writeAgain = useCallback((keys: ProposalSectionKey[]) => latest.current?.(keys), []);
  const facts = useMemo(() => factsById(proposal.facts), [proposal.facts]);
  const root = useRef<HTMLElement>(null);
  const { open, onCard } = useMarks(root);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other marks are on the page
  useEffect(() => {
    if (root.current) setStops(root.current);
  }, [sections, facts, found]);
  useEffect(() => {
    if (found) goTo(root.current?.querySelector<HTMLElement>('[data-found]'));
  }, [found]);
  const onNextNeed = useCallback(() => {
    if (root.current) goTo(nextNeed(root.current.querySelector('[data-body]') ?? root.current));
  }, []);

  return (
    <S.Sheet ref={root}>
      <Legend sections={sections} facts={facts} onNextNeed={onNextNeed} />
      <S.Body data-body="">
        {sections.map((section) => (
          <SectionView
            key={section.key}
            section={section}
            facts={facts}
            limit={limitOf(draftContent.sectionLimits, section.key)}
            isWriterShown={isMixed(sections)}
            stale={stale?.find((one) => one.section === section.key)}
            onWriteAgain={onWriteAgain && writeAgain}
            found={found?.section === section.key ? stretchOf(found, section) : undefined}
          />
        ))}
      </S.Body>
      <div hidden>
        {[...facts.values()].map((card) => (
          <span key={card.id} id={descriptionId(card.id)}>
            {factWords(card)}
          </span>
        ))}
        <span id={needDescriptionId}>Missing. Press Enter to see where to add it.</span>
      </div>
      <MarkCard
        proposal={proposal}
        facts={facts}
        mark={open}
        found={found}
        onCard={onCard}
        onEditField={onEditField}
      />
    </S.Sheet>
  );
}

/** A fix without a stretch, or with one the text does not have, is about its section. */
function stretchOf({ start, end }: FoundFix, { text }: GeneratedSection) {
  if (start === undefined || end === undefined || start >= end || end > text.length) return 'section';
  return { start, end };
}

function goTo(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'center' });
}
