import { tableName, textOfInlines, unsourcedNumbers } from '@harambee/domain';
import type { LineBlock, TableBlock, TextBlock, TextInline } from '@harambee/domain/schemas';
import { Icon, VisuallyHidden } from '@harambee/ui';
import { ScrollBox } from '@harambee/ui/app';
import type { ReactNode } from 'react';
import { Mark } from './marked-parts.tsx';
import { TableFrame } from './marks.styles.ts';
import { descriptionId, type Facts, needDescriptionId } from './text-facts.ts';

interface BlockViewsProps {
  blocks: readonly TextBlock[];
  facts: Facts;
  /** Of the engine, whose own figures are not typed. */
  base: string;
}

type Unsourced = ReturnType<typeof unsourcedNumbers>;

/** What a person wrote, as it is read: facts open their cards, numbers without a source are marked. */
export function BlockViews({ blocks, facts, base }: BlockViewsProps) {
  const unsourced = unsourcedNumbers(blocks, base);
  const views: ReactNode[] = [];
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place] as TextBlock;
    const own = unsourced.filter((one) => one.block === place);
    if (block.kind === 'bullet' || block.kind === 'numbered') {
      const List = block.kind === 'bullet' ? 'ul' : 'ol';
      const items: ReactNode[] = [];
      const first = place;
      for (let next = blocks[place]; next?.kind === block.kind; next = blocks[++place]) {
        const numbers = unsourced.filter((one) => one.block === place);
        items.push(
          <li key={place}>
            <span dir="auto">
              <Inlines content={(next as LineBlock).content} facts={facts} unsourced={numbers} />
            </span>
          </li>,
        );
      }
      place -= 1;
      views.push(<List key={first}>{items}</List>);
    } else if (block.kind === 'table') {
      views.push(<TableView key={place} table={block} facts={facts} unsourced={own} />);
    } else {
      const Line = block.kind === 'heading' ? 'h3' : 'p';
      views.push(
        <Line key={place} dir="auto">
          <Inlines content={block.content} facts={facts} unsourced={own} />
        </Line>,
      );
    }
  }
  return views;
}

function TableView({ table, facts, unsourced }: { table: TableBlock; facts: Facts; unsourced: Unsourced }) {
  const [heads = [], ...rows] = table.rows;
  const cellsOf = (row: TableBlock['rows'][number], at: number) =>
    row.map((cell, column) => (
      <Inlines
        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a table that is read do not move
        key={column}
        content={cell}
        facts={facts}
        unsourced={unsourced.filter((one) => one.row === at && one.cell === column)}
      />
    ));
  const name = tableName(heads.map((head) => textOfInlines(head).text));
  return (
    <TableFrame>
      <ScrollBox label={name}>
        <table aria-label={name}>
          <thead>
            <tr>
              {cellsOf(heads, 0).map((cell) => (
                <th key={cell.key} scope="col" dir="auto">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its rows
              <tr key={at}>
                {cellsOf(row, at + 1).map((cell) => (
                  <td key={cell.key} dir="auto">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </TableFrame>
  );
}

interface InlinesProps {
  content: readonly TextInline[];
  facts: Facts;
  unsourced: Unsourced;
}

function Inlines({ content, facts, unsourced }: InlinesProps) {
  return content.map((inline, place) => (
    <Inline
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that is read do not move
      key={place}
      inline={inline}
      facts={facts}
      unsourced={unsourced.filter((one) => one.inline === place)}
    />
  ));
}

function Inline({ inline, facts, unsourced }: { inline: TextInline; facts: Facts; unsourced: Unsourced }) {
  if ('need' in inline) {
    return (
      <Mark mark="need" describedBy={needDescriptionId} isOpening>
        <Icon name="pencil" size={16} />
        needs: {inline.need}
      </Mark>
    );
  }
  const { text, marks = [] } = inline;
  const card = 'fact' in inline ? facts.get(inline.fact) : undefined;
  let view: ReactNode =
    'fact' in inline && card ? (
      <Mark mark={card.kind} fact={card.id} describedBy={descriptionId(card.id)} isOpening>
        {text}
      </Mark>
    ) : (
      wordsWith(text, unsourced)
    );
  if (marks.includes('italic')) view = <em>{view}</em>;
  if (marks.includes('bold')) view = <strong>{view}</strong>;
  return view;
}

function wordsWith(text: string, unsourced: Unsourced): ReactNode {
  const views: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of unsourced) {
    views.push(
      text.slice(at, start),
      <span key={start} data-mark="unsourced">
        {text.slice(start, end)}
        <VisuallyHidden> (no source)</VisuallyHidden>
      </span>,
    );
    at = end;
  }
  return [...views, text.slice(at)];
}
