import { formatNumber, hasGeneratedText } from '@harambee/domain';
import type { GeneratedSection, Proposal } from '@harambee/domain/schemas';
import { Card, EmptyState, Icon } from '@harambee/ui';
import * as S from './generated-content.styles.ts';
import { blocksOf, type TextBlock, type TextPart } from './generated-text.ts';

/** The eight sections, or the text of spec 4 for every status that has none to show. */
export function GeneratedContent({ proposal }: { proposal: Proposal }) {
  const { status, sections } = proposal;
  if (status === 'generating') {
    return (
      <Card>
        <EmptyState
          picture="calm"
          title="Content Being Generated"
          text="AI is currently generating the proposal content. This usually takes a few minutes."
        />
      </Card>
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

function Document({ sections }: { sections: GeneratedSection[] }) {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  const needs = sections.reduce((sum, section) => sum + section.needs.length, 0);
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
      </S.Legend>
      <S.Body>
        {sections.map(({ key, title, text, words: count }) => (
          <section key={key} aria-labelledby={`section-${key}`}>
            <h2 id={`section-${key}`}>
              {title} <small>{count === 1 ? '1 word' : `${formatNumber(count)} words`}</small>
            </h2>
            {blocksOf(text).map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text do not move
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
      </S.Body>
    </S.Sheet>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Parts parts={block.parts} />
      </p>
    );
  }
  const items = block.items.map((parts, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of a finished text do not move
    <li key={place}>
      <span dir="auto">
        <Parts parts={parts} />
      </span>
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Parts({ parts }: { parts: TextPart[] }) {
  return parts.map((part, place) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a finished text do not move
      <S.Need key={place}>
        <Icon name="pencil" size={16} />
        {part.text}
      </S.Need>
    ),
  );
}
