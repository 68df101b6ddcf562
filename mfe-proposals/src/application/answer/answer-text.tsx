import type { TextBlock } from '@harambee/domain/schemas';
import { AnchoredCard } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { placeOfNeed } from '../../places/found-fix.ts';
import { BlockViews } from '../../traced-text/block-view.tsx';
import { FactDetails, factWords } from '../../traced-text/fact-card.tsx';
import { setStops } from '../../traced-text/mark-stops.ts';
import { NeedWords } from '../../traced-text/need-words.tsx';
import { descriptionId, needDescriptionId } from '../../traced-text/text-facts.ts';
import { useMarks } from '../../traced-text/use-marks.ts';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import * as S from './answer.styles.ts';

interface AnswerTextProps {
  look: QuestionLook;
  blocks: readonly TextBlock[];
  /** What was not typed by a person. */
  base: string;
}

/** An answer as it is read: facts open their cards, what is missing says where to add it. */
export function AnswerText({ look, blocks, base }: AnswerTextProps) {
  const { proposal, facts, onEditField } = useAnswers();
  const root = useRef<HTMLDivElement>(null);
  const { open, onCard } = useMarks(root);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other marks are on the page
  useEffect(() => {
    if (root.current) setStops(root.current);
  }, [blocks, facts]);
  const card = facts.get(open?.dataset.fact ?? '');
  const stated = open?.textContent ?? '';
  const need = stated.replace(/^needs: /, '');
  const { start } = look.answer;
  const section = start.kind === 'section' ? start.section : undefined;
  return (
    <S.Text ref={root}>
      <section aria-label="Answer">
        <BlockViews blocks={blocks} facts={facts} base={base} />
      </section>
      <div hidden>
        {[...facts.values()].map((one) => (
          <span key={one.id} id={descriptionId(one.id)}>
            {factWords(one)}
          </span>
        ))}
        <span id={needDescriptionId}>Missing. Press Enter to see where to add it.</span>
      </div>
      <AnchoredCard
        anchor={open ?? null}
        label={card ? 'Where this comes from' : 'What is missing here'}
        ref={onCard}
      >
        {card && <FactDetails card={card} stated={stated} onEditField={onEditField} />}
        {!card && open && (
          <NeedWords need={need} place={placeOfNeed(proposal, section, need)} onEditField={onEditField} />
        )}
      </AnchoredCard>
    </S.Text>
  );
}
