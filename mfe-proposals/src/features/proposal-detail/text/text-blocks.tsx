import type { Stretch } from '@harambee/domain';
import type { TextSource } from '@harambee/domain/schemas';
import { blocksOf, type TextBlock } from '../../../traced-text/generated-text.ts';
import { MarkedParts, type MarkingProps } from '../../../traced-text/marked-parts.tsx';

interface TextBlocksProps extends MarkingProps {
  text: string;
  sources?: TextSource[];
  /** A stretch to be set off and to get the focus. */
  found?: Stretch;
}

/** Paragraphs and lists of a text, its facts and needs marked. */
export function TextBlocks({ text, sources, facts, found }: TextBlocksProps) {
  return blocksOf(text, sources).map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not change places, also while a text grows
    <Block key={place} block={block} facts={facts} found={found} />
  ));
}

function Block({ block, ...marking }: { block: TextBlock; found?: Stretch } & MarkingProps) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <MarkedParts parts={block.parts} {...marking} />
      </p>
    );
  }
  const items = block.items.map((parts, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of a finished text do not move
    <li key={place}>
      <span dir="auto">
        <MarkedParts parts={parts} {...marking} />
      </span>
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
