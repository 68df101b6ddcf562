import type { SectionTable, TracedText } from '@harambee/domain/schemas';
import { VisuallyHidden } from '@harambee/ui';
import { ScrollBox } from '@harambee/ui/app';
import { partsOf } from '../../../traced-text/generated-text.ts';
import { MarkedParts, type MarkingProps } from '../../../traced-text/marked-parts.tsx';
import { isActive, monthColumns, monthsInWords } from './month-grid.ts';
import * as S from './section-table.styles.ts';

/** The tables of a section, after its paragraphs. */
export function SectionTables({ tables, facts }: { tables: readonly SectionTable[] } & MarkingProps) {
  return tables.map((table, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tables of a finished section do not move
    <TableView key={place} table={table} facts={facts} />
  ));
}

function TableView({ table, facts }: { table: SectionTable } & MarkingProps) {
  const { kind, title, heads, rows } = table;
  const months = kind === 'month_grid' ? monthColumns(table) : [];
  const figures = figureColumns(table);
  const isNumbered = areRowsNumbered(table);
  return (
    <S.Box data-kind={kind}>
      <ScrollBox label={title}>
        <S.Table>
          <caption>
            <span>{title}</span>
          </caption>
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head
                  key={column}
                  scope="col"
                  data-month={months.includes(column) || undefined}
                  data-figure={figures.includes(column) || undefined}
                  data-number={(isNumbered && column === 0) || undefined}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished table do not move, and two may be equal
              <tr key={place} data-total={isTotal(table, row) || undefined}>
                {row.map((cell, column) => {
                  const Cell = column === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      // biome-ignore lint/suspicious/noArrayIndexKey: as the heads
                      key={column}
                      scope={column === 0 ? 'row' : undefined}
                      dir="auto"
                      data-figure={figures.includes(column) || undefined}
                      data-number={(isNumbered && column === 0) || undefined}
                      data-month={months.includes(column) ? monthShape(row, column) : undefined}
                    >
                      {months.includes(column) ? (
                        isActive(cell) && <VisuallyHidden>active</VisuallyHidden>
                      ) : (
                        <MarkedParts parts={partsOf(cell.text, cell.sources)} facts={facts} />
                      )}
                      {column === 0 && months.length > 0 && <small>{monthsInWords(table, row)}</small>}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </S.Table>
      </ScrollBox>
    </S.Box>
  );
}

/** Where a bar begins and ends. */
function monthShape(row: readonly TracedText[], column: number): string {
  if (!isActive(row[column])) return '';
  const begins = !isActive(row[column - 1]);
  const ends = !isActive(row[column + 1]);
  return ['on', begins && 'begins', ends && 'ends'].filter(Boolean).join(' ');
}

const isFigure = ({ text }: TracedText) =>
  text === '' || /^[-–(]?[$€£]?\s?\p{N}[\p{N}.,\s]*[%)]?$/u.test(text);

/** Columns that hold nothing but amounts stand at the right, one below the other. */
function figureColumns({ heads, rows }: SectionTable): number[] {
  return heads
    .map((_head, column) => column)
    .filter((column) => column > 0 && rows.some((row) => row[column]?.text))
    .filter((column) => rows.every((row) => isFigure(row[column] ?? { text: '' })));
}

/** The first column only numbers the rows: it needs no room. */
const areRowsNumbered = ({ rows }: SectionTable): boolean =>
  rows.length > 0 && rows.every(([first]) => /^\d{1,3}$/.test(first?.text ?? ''));

const isTotal = ({ kind }: SectionTable, [first]: readonly TracedText[]): boolean =>
  kind === 'budget' && /total|request/i.test(first?.text ?? '');
