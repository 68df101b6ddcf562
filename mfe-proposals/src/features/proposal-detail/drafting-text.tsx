import { proposalSections } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import * as S from './generated-content.styles.ts';
import { TextBlocks } from './text-blocks.tsx';

/** The section a language model is writing, as far as it is. Not spoken: it changes every second (`useSpokenProgress`). */
export function DraftingText({ proposal }: { proposal: Proposal }) {
  const { draftingText, currentSection } = proposal;
  if (!draftingText || !currentSection) return null;
  return (
    <S.Sheet aria-label={`${proposalSections[currentSection]}, being written`}>
      <S.Body>
        <section>
          <h2>
            {proposalSections[currentSection]} <small>being written</small>
          </h2>
          <TextBlocks text={draftingText} />
        </section>
      </S.Body>
    </S.Sheet>
  );
}
