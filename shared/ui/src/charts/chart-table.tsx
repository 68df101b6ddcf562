import styled from '@emotion/styled';

export interface ChartTableRow {
  name: string;
  cells: (string | number)[];
}

export interface ChartTableProps {
  caption: string;
  /** Headers of all columns, starting with the names. */
  heads: string[];
  rows: ChartTableRow[];
  /** Only screen readers get the caption if a heading above says the same. */
  captionHidden?: boolean;
}

const Table = styled.table`
  width: 100%; border-collapse: collapse; font-size: var(--t-md); line-height: 20px;
  caption { text-align: left; font-size: var(--t-sm); line-height: 18px; color: var(--ink-2); padding-bottom: 8px; }
  caption[data-hidden] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); padding: 0; }
  /* Long names break rather than scroll: a scrolling region would be one more stop for the keyboard. */
  th { font-weight: 400; text-align: left; overflow-wrap: anywhere; }
  thead th { font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); padding: 0 0 8px; vertical-align: bottom; }
  tbody tr { border-top: 1px solid var(--line-soft); }
  tbody :is(th, td) { padding: 8px 0; }
  :is(th, td) + :is(th, td) { text-align: right; font-variant-numeric: tabular-nums; padding-left: 12px; }
`;

/** A real table: names on the left, figures on the right. */
export function ChartTable({ caption, heads, rows, captionHidden }: ChartTableProps) {
  return (
    <Table>
      <caption data-hidden={captionHidden || undefined}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
