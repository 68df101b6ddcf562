import { paths } from '@harambee/domain';
import { Link } from '@harambee/ui';
import type { ReactNode } from 'react';
import { comparedRows } from './compared-rows.tsx';
import * as S from './comparison.styles.ts';
import { SharedQuestions } from './shared-questions.tsx';
import type { ComparedCall } from './use-compared-call.ts';

interface ComparisonProps {
  one: ComparedCall;
  other: ComparedCall;
}

/** Two calls side by side, row by row (CALL-08). */
export function Comparison({ one, other }: ComparisonProps) {
  const sides = [one, other];
  return (
    <>
      <S.Table>
        <S.Caption>Two calls side by side</S.Caption>
        <thead>
          <S.Row data-head>
            <S.Label scope="col">Call</S.Label>
            {sides.map(({ call }) => (
              <S.Head key={call.id} scope="col">
                <h2>
                  <Link to={paths.call(call.id)}>
                    <span dir="auto">{call.name || 'Untitled call'}</span>
                  </Link>
                </h2>
                {call.funder && <p dir="auto">{call.funder}</p>}
              </S.Head>
            ))}
          </S.Row>
        </thead>
        <tbody>
          {comparedRows.map(({ label, cell }) => (
            <ComparedRow key={label} label={label} cells={sides.map((side) => cell(side))} />
          ))}
        </tbody>
      </S.Table>
      <SharedQuestions one={one.call} other={other.call} />
    </>
  );
}

function ComparedRow({ label, cells: [first, second] }: { label: string; cells: ReactNode[] }) {
  return (
    <S.Row>
      <S.Label scope="row">{label}</S.Label>
      <S.Cell>{first}</S.Cell>
      <S.Cell>{second}</S.Cell>
    </S.Row>
  );
}
