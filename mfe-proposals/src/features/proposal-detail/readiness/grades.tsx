import type { Readiness } from '@harambee/domain/schemas';
import * as S from './readiness.styles.ts';

interface GradesProps {
  /** The most to gain first. */
  grades: NonNullable<Readiness['grades']>;
}

/** What "Convincing" is made of, and what would raise each part (CHECK-13). */
export function Grades({ grades }: GradesProps) {
  return (
    <S.Signals>
      <summary>What makes it convincing</summary>
      <dl>
        {grades.map(({ key, label, met, ask }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              {label}
              {ask && <S.Ask>{ask}</S.Ask>}
            </dt>
            <dd>{met}%</dd>
          </div>
        ))}
      </dl>
    </S.Signals>
  );
}
