import { inlineText } from '@harambee/domain';
import type { FactCard, LineBlock, TextBlock, TextInline } from '@harambee/domain/schemas';
import { VisuallyHidden } from '@harambee/ui';
import { ScrollBox } from '@harambee/ui/app';
import type { ReactNode } from 'react';

interface AnswerBlocksProps {
  blocks: readonly TextBlock[];
  facts: readonly FactCard[];
}

/** An answer as it is read: what comes from the records is marked, and says what it is. */
export function AnswerBlocks({ blocks, facts }: AnswerBlocksProps) {
  const cards = new Map(facts.map((fact) => [fact.id, fact]));
  const inlines = (content: readonly TextInline[]) =>
    content.map((inline, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that is read do not move
      <Piece key={place} inline={inline} cards={cards} />
    ));
  const views: ReactNode[] = [];
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place] as TextBlock;
    if (block.kind === 'table') {
      views.push(
        <ScrollBox key={place} label="Table of the answer">
          <table>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do rows
                <tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do cells
                    <td key={column} dir="auto">
                      {inlines(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>,
      );
    } else if (block.kind === 'bullet' || block.kind === 'numbered') {
      const List = block.kind === 'bullet' ? 'ul' : 'ol';
      const first = place;
      const items: ReactNode[] = [];
      for (let next = blocks[place]; next?.kind === block.kind; next = blocks[++place])
        items.push(
          <li key={place} dir="auto">
            {inlines((next as LineBlock).content)}
          </li>,
        );
      place -= 1;
      views.push(<List key={first}>{items}</List>);
    } else {
      const Line = block.kind === 'heading' ? 'h3' : 'p';
      views.push(
        <Line key={place} dir="auto">
          {inlines(block.content)}
        </Line>,
      );
    }
  }
  return views;
}

function Piece({ inline, cards }: { inline: TextInline; cards: ReadonlyMap<string, FactCard> }) {
  const text = inlineText(inline);
  if ('need' in inline) return <mark data-part="need">{text}</mark>;
  const fact = 'fact' in inline ? cards.get(inline.fact) : undefined;
  let view: ReactNode = fact ? (
    <span data-part="fact" title={`${fact.label}, from your records`}>
      {text}
      <VisuallyHidden> ({fact.label}, from your records)</VisuallyHidden>
    </span>
  ) : (
    text
  );
  if (inline.marks?.includes('italic')) view = <em>{view}</em>;
  if (inline.marks?.includes('bold')) view = <strong>{view}</strong>;
  return view;
}
