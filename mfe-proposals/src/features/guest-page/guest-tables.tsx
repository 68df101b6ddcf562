import type { GuestBudget, GuestSection } from '@harambee/domain/schemas';
import { VisuallyHidden } from '@harambee/ui';
import { ScrollBox } from '@harambee/ui/app';
import { Frame } from './guest-text.styles.ts';

/** Columns that hold amounts or months, which stand to the right. */
const isFigure = (rows: readonly (readonly string[])[], column: number) =>
  column > 0 &&
  rows.some((row) => /\d/.test(row[column] ?? '')) &&
  rows.every((row) => /^[\s\d.,%+\-–—/A-Z€£¥$]*$/.test(row[column] ?? ''));

/** The tables of a section, after its paragraphs. */
export const GuestTables = ({ tables }: Pick<GuestSection, 'tables'>) =>
  tables.map(({ title, heads, rows, kind }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tables of a section do not move
    <Frame key={place}>
      <ScrollBox label={title}>
        <table>
          <caption>{title}</caption>
          <Heads heads={heads} rows={rows} />
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that is read do not move
              <tr key={at}>
                {row.map((cell, column) => {
                  const Cell = column === 0 ? 'th' : 'td';
                  const isActive = kind === 'month_grid' && cell === '●';
                  return (
                    <Cell
                      // biome-ignore lint/suspicious/noArrayIndexKey: nor its cells
                      key={column}
                      scope={column === 0 ? 'row' : undefined}
                      dir="auto"
                      data-figure={isFigure(rows, column) || undefined}
                    >
                      {isActive ? <Active /> : cell}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Frame>
  ));

const Active = () => (
  <>
    <span aria-hidden="true">●</span>
    <VisuallyHidden>active</VisuallyHidden>
  </>
);

const Heads = ({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <thead>
    <tr>
      {heads.map((head, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head
        <th key={column} scope="col" data-figure={isFigure(rows, column) || undefined}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** The budget as every file states it. */
export function GuestBudgetTable({ budget: { heads, rows } }: { budget: GuestBudget }) {
  const last = heads.length - 1;
  return (
    <Frame>
      <ScrollBox label="Budget">
        <table aria-label="Budget">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={head} scope="col" data-figure={column === last || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, cells }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a budget that is read do not move
              <tr key={at} data-kind={kind}>
                {cells.map((cell, column) => {
                  const Cell = column === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      // biome-ignore lint/suspicious/noArrayIndexKey: nor its cells
                      key={column}
                      scope={column === 0 ? 'row' : undefined}
                      dir="auto"
                      data-figure={column === last || undefined}
                    >
                      {cell}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Frame>
  );
}
