import { tableName, textOfInlines } from '@harambee/domain';
import type { LineBlock, TableBlock, TextBlock, TextInline } from '@harambee/domain/schemas';
import { ScrollBox } from '@harambee/ui/app';
import type { ReactNode } from 'react';
import { Frame, Need } from './guest-text.styles.ts';

/** A text as guests read it: words, lists and tables, with nothing behind them. */
export function GuestBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  const views: ReactNode[] = [];
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place] as TextBlock;
    if (block.kind === 'bullet' || block.kind === 'numbered') {
      const first = place;
      const items: LineBlock[] = [];
      for (let next = blocks[place]; next?.kind === block.kind; next = blocks[++place])
        items.push(next as LineBlock);
      place -= 1;
      views.push(<Items key={first} isNumbered={block.kind === 'numbered'} items={items} />);
    } else if (block.kind === 'table') views.push(<Rows key={place} table={block} />);
    else {
      const Line = block.kind === 'heading' ? 'h3' : 'p';
      views.push(
        <Line key={place} dir="auto">
          <Inlines content={block.content} />
        </Line>,
      );
    }
  }
  return views;
}

function Items({ isNumbered, items }: { isNumbered: boolean; items: readonly LineBlock[] }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {items.map(({ content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text that is read do not move
        <li key={place}>
          <span dir="auto">
            <Inlines content={content} />
          </span>
        </li>
      ))}
    </List>
  );
}

function Rows({ table }: { table: TableBlock }) {
  const [heads = [], ...rows] = table.rows;
  const name = tableName(heads.map((head) => textOfInlines(head).text));
  return (
    <Frame>
      <ScrollBox label={name}>
        <table aria-label={name}>
          <thead>
            <tr>
              {heads.map((head, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a table that is read do not move
                <th key={column} scope="col" dir="auto">
                  <Inlines content={head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its rows
              <tr key={at}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor its cells
                  <td key={column} dir="auto">
                    <Inlines content={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Frame>
  );
}

const Inlines = ({ content }: { content: readonly TextInline[] }) =>
  content.map((inline, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that is read do not move
    <Inline key={place} inline={inline} />
  ));

function Inline({ inline }: { inline: TextInline }): ReactNode {
  if ('need' in inline) return <Need>needs: {inline.need}</Need>;
  const { text, marks = [] } = inline;
  const words = marks.includes('italic') ? <em>{text}</em> : text;
  return marks.includes('bold') ? <strong>{words}</strong> : words;
}
