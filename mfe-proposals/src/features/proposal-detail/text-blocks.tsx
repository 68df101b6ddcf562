import { Icon } from '@harambee/ui';
import * as S from './generated-content.styles.ts';
import { blocksOf, type TextBlock, type TextPart } from './generated-text.ts';

/** Paragraphs and lists of a text, its needs set off. */
export function TextBlocks({ text }: { text: string }) {
  return blocksOf(text).map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not change places, also while a text grows
    <Block key={place} block={block} />
  ));
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
