import { numberWord } from '@harambee/domain';
import type { ReadinessFix } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import { type ReactNode, useId, useState } from 'react';
import { placeOfFix } from '../../../places/found-fix.ts';
import * as S from './readiness.styles.ts';

export type OnFix = (fix: ReadinessFix) => void;

/** So many are shown at once; a single one left over is shown with them. */
const shownAtOnce = 3;

interface FixListProps {
  /** Largest gain first. */
  fixes: readonly ReadinessFix[];
  onFix: OnFix;
  /** What is folded with them. */
  children?: ReactNode;
}

/** What would raise readiness; each leads to its sentence. On a phone it is folded. */
export function FixList({ fixes, onFix, children }: FixListProps) {
  const [isOpen, setOpen] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const id = useId();
  const isShort = fixes.length <= shownAtOnce + 1;
  const large = isShort ? fixes : fixes.slice(0, shownAtOnce);
  const small = isShort ? [] : fixes.slice(shownAtOnce);
  const smallPoints = small.reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <S.FoldRow type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {fixes.length === 1 ? '1 way' : `${fixes.length} ways`} to raise readiness
        <Icon name="chevron-right" size={16} />
      </S.FoldRow>
      <S.Folded id={id} data-open={isOpen}>
        <S.Heading>What would raise readiness</S.Heading>
        <S.Fixes>
          {large.map((fix) => (
            <Fix key={keyOf(fix)} fix={fix} onFix={onFix} />
          ))}
          {small.length > 0 && (
            <li>
              <button type="button" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
                <b>+{smallPoints}</b>
                <span>{numberWord(small.length)} smaller points</span>
                <Icon name="chevron-right" size={16} />
              </button>
            </li>
          )}
          {areAllShown && small.map((fix) => <Fix key={keyOf(fix)} fix={fix} onFix={onFix} />)}
        </S.Fixes>
        {children}
      </S.Folded>
    </>
  );
}

const keyOf = ({ what, section, start, field }: ReadinessFix) => `${what} ${section} ${start} ${field}`;

function Fix({ fix, onFix }: { fix: ReadinessFix; onFix: OnFix }) {
  const words = (
    <>
      <b>{fix.points > 0 ? `+${fix.points}` : <Icon name="alert-triangle" size={16} />}</b>
      <span dir="auto">{fix.what}</span>
    </>
  );
  if (!fix.section && !placeOfFix(fix)) {
    return (
      <li>
        <div>{words}</div>
      </li>
    );
  }
  return (
    <li>
      <button type="button" onClick={() => onFix(fix)}>
        {words}
        <Icon name="chevron-right" size={16} />
      </button>
    </li>
  );
}
