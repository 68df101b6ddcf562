import type { TextSource } from '@harambee/domain/schemas';
import { Fragment } from 'react';
import { blocksOf, type TextPart } from '../../../../traced-text/generated-text.ts';
import type { Facts } from '../../../../traced-text/text-facts.ts';

interface VariantTextProps {
  text: string;
  sources: readonly TextSource[];
  facts: Facts;
}

/** Paragraphs and lists with their facts set off; nothing opens here. */
export function VariantText({ text, sources, facts }: VariantTextProps) {
  return blocksOf(text, sources).map((block, place) => {
    if (block.kind === 'paragraph')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is offered does not change
        <p key={place} dir="auto">
          <Parts parts={block.parts} facts={facts} />
        </p>
      );
    const List = block.ordered ? 'ol' : 'ul';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <List key={place}>
        {block.items.map((parts, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} dir="auto">
            <Parts parts={parts} facts={facts} />
          </li>
        ))}
      </List>
    );
  });
}

function Parts({ parts, facts }: { parts: readonly TextPart[]; facts: Facts }) {
  return parts.map(({ kind, text, fact = '', start }) => {
    const mark = kind === 'need' ? 'need' : facts.get(fact)?.kind;
    return mark ? (
      <span key={start} data-mark={mark}>
        {text}
      </span>
    ) : (
      <Fragment key={start}>{text}</Fragment>
    );
  });
}
