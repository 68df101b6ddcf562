import styled from '@emotion/styled';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { room } from '../theme/room.ts';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

interface ChartFrameProps {
  question: string;
  answer: string;
  table: ChartTableProps;
  /** Of the picture, in px. */
  height: number;
  children: ReactNode;
}

const Root = styled.figure`margin: 0; position: relative; min-width: 0;`;
const Head = styled.div`
  display: flex; align-items: center; gap: 12px; margin-bottom: 12px;
  h3 { flex: 1; min-width: 0; font-size: var(--t-h4); line-height: 22px; }
  @container ${room.narrow} { flex-wrap: wrap; gap: 0 12px; h3 { flex-basis: 100%; } & > button { margin-left: -10px; } }
`;
const Answer = styled.figcaption`color: var(--ink-2); line-height: 20px; margin-top: 12px;`;
const Aside = styled.div`
  &[data-hidden] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/**
 * Question, chart or table, answer. The chart is visual only: people who use a screen reader or a keyboard have
 * the table, which is always there.
 */
export function ChartFrame({ question, answer, table, height, children }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{question}</h3>
        <Button
          kind="quiet"
          small
          aria-pressed={isTable}
          aria-describedby={titleId}
          onClick={() => setIsTable((shown) => !shown)}
        >
          Show as table
        </Button>
      </Head>
      {!isTable && (
        <div aria-hidden="true" data-part="chart">
          <Suspense fallback={<div style={{ height }} />}>{children}</Suspense>
        </div>
      )}
      <Aside data-hidden={!isTable || undefined}>
        <ChartTable {...table} />
      </Aside>
      <Answer>{answer}</Answer>
    </Root>
  );
}
