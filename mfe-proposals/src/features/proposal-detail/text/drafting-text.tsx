import { proposalSections } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { limitOf, SectionLength } from './section-length.tsx';
import * as S from './text.styles.ts';
import { TextBlocks } from './text-blocks.tsx';

/**
 * The section a language model is writing, as far as it is, its length counted as it grows. Not spoken: it changes every
 * second (`useSpokenProgress`).
 */
export function DraftingText({ proposal }: { proposal: Proposal }) {
  const { draftingText, currentSection, draftContent } = proposal;
  if (!draftingText || !currentSection) return null;
  return (
    <S.Sheet aria-label={`${proposalSections[currentSection]}, being written`}>
      <S.Body>
        <section>
          <h2>
            {proposalSections[currentSection]} <S.Quiet>being written</S.Quiet>{' '}
            <SectionLength text={draftingText} limit={limitOf(draftContent.sectionLimits, currentSection)} />
          </h2>
          <TextBlocks text={draftingText} />
        </section>
      </S.Body>
    </S.Sheet>
  );
}
