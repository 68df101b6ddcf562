import { formatNumber, hasGeneratedText, writtenBy } from '@harambee/domain';
import type { GeneratedSection, Proposal } from '@harambee/domain/schemas';
import { Card, EmptyState } from '@harambee/ui';
import { DraftingText } from './drafting-text.tsx';
import * as S from './generated-content.styles.ts';
import { TextBlocks } from './text-blocks.tsx';

/** The eight sections, or the text of spec 4 for every status that has none to show. */
export function GeneratedContent({ proposal }: { proposal: Proposal }) {
  const { status, sections } = proposal;
  if (status === 'generating') {
    return (
      <S.Writing>
        <Card>
          <EmptyState
            picture="calm"
            title="Content Being Generated"
            text="AI is currently generating the proposal content. This usually takes a few minutes."
          />
        </Card>
        <DraftingText proposal={proposal} />
      </S.Writing>
    );
  }
  if (!hasGeneratedText(status) || sections.length === 0) {
    return (
      <Card>
        <EmptyState
          picture="boat"
          title="No Generated Content"
          text="Generated content will appear here once the proposal is processed."
        />
      </Card>
    );
  }
  return <Document sections={sections} />;
}

/** The sections as they are read. */
export function Document({ sections }: { sections: GeneratedSection[] }) {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  const needs = sections.reduce((sum, section) => sum + section.needs.length, 0);
  const isMixed = new Set(sections.map((section) => writtenBy([section]))).size > 1;
  return (
    <S.Sheet>
      <S.Legend>
        <b>{formatNumber(words)} words</b>
        <span>in {sections.length} sections</span>
        {needs > 0 ? (
          <span>
            <S.Need>{needs}</S.Need> still needed
          </span>
        ) : (
          <span>nothing is missing</span>
        )}
        <span>{writtenBy(sections)}</span>
      </S.Legend>
      <S.Body>
        {sections.map(({ key, title, text, words: count, ...section }) => (
          <section key={key} aria-labelledby={`section-${key}`}>
            <h2 id={`section-${key}`}>
              {title} <small>{count === 1 ? '1 word' : `${formatNumber(count)} words`}</small>
            </h2>
            {isMixed && <S.Writer>{writtenBy([section])}</S.Writer>}
            <TextBlocks text={text} />
          </section>
        ))}
      </S.Body>
    </S.Sheet>
  );
}
