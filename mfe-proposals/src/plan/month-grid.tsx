import { lastMonth, type MonthRange, monthSpanInWords, monthsIn, rangesOfMonths } from '@harambee/domain';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import * as S from './month-grid.styles.ts';

interface MonthGridProps {
  id: string;
  value: readonly MonthRange[];
  /** Months of the project; 0 while nobody has said. */
  duration: number;
  /** Day the project begins, or empty. */
  startDate: string;
  onChange: (value: MonthRange[]) => void;
}

const perRow = 12;
/** Until somebody says how long the project is. */
const defaultMonths = 12;

/**
 * The months of an activity, to be drawn on: a stroke of mouse or finger paints from where it begins to where it ends, arrow
 * keys move, space changes a month, and the arrows with Shift paint on.
 */
export function MonthGrid({ id, value, duration, startDate, onChange }: MonthGridProps) {
  const chosen = new Set(monthsIn(value));
  const count = Math.min(lastMonth, Math.max(duration || defaultMonths, ...chosen));
  const [active, setActive] = useState(() => (chosen.size > 0 ? Math.min(...chosen) : 1));
  /** The stroke that is being drawn: where it began, what it does, and what was chosen before it. */
  const stroke = useRef<{ from: number; paints: boolean; before: Set<number> }>(undefined);
  const grid = useRef<HTMLDivElement>(null);

  const paintTo = (month: number) => {
    if (!stroke.current) return;
    const { from, paints, before } = stroke.current;
    const next = new Set(before);
    for (let one = Math.min(from, month); one <= Math.max(from, month); one += 1) {
      if (paints) next.add(one);
      else next.delete(one);
    }
    onChange(rangesOfMonths([...next]));
  };
  const begin = (month: number, paints = !chosen.has(month)) => {
    stroke.current = { from: month, paints, before: new Set(chosen) };
    setActive(month);
    paintTo(month);
  };
  const monthAt = ({ clientX, clientY }: PointerEvent) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-month]');
    return grid.current?.contains(cell ?? null) ? Number(cell?.getAttribute('data-month')) : undefined;
  };
  const focus = (month: number) => {
    setActive(month);
    grid.current?.querySelector<HTMLElement>(`[data-month='${month}']`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, month: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
    const place = { Home: 1, End: count }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      begin(month);
      stroke.current = undefined;
      return;
    }
    const to = place ?? (step === undefined ? undefined : month + step);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to < 1 || to > count) return;
    if (event.shiftKey) {
      // The first step of a stroke paints what it leaves, too.
      if (!stroke.current) stroke.current = { from: month, paints: true, before: new Set(chosen) };
      paintTo(to);
    } else stroke.current = undefined;
    focus(to);
  };

  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, row) =>
    Array.from({ length: Math.min(perRow, count - row * perRow) }, (_month, at) => row * perRow + at + 1),
  );
  return (
    <S.Grid
      ref={grid}
      id={id}
      onPointerMove={(event) => {
        // Let go of outside the grid: the stroke is over.
        if (event.buttons === 0) stroke.current = undefined;
        const month = stroke.current && monthAt(event);
        if (month !== undefined) paintTo(month);
      }}
      onPointerUp={() => {
        stroke.current = undefined;
      }}
      onPointerCancel={() => {
        stroke.current = undefined;
      }}
      onKeyUp={(event) => {
        if (event.key === 'Shift') stroke.current = undefined;
      }}
    >
      {rows.map((months, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a year of the grid is its place
        <div key={row}>
          {months.map((month) => (
            <button
              key={month}
              type="button"
              data-month={month}
              data-outside={(duration > 0 && month > duration) || undefined}
              aria-pressed={chosen.has(month)}
              aria-label={nameOf(month, startDate)}
              title={nameOf(month, startDate)}
              tabIndex={month === Math.min(active, count) ? 0 : -1}
              onFocus={() => setActive(month)}
              onPointerDown={(event) => {
                if (event.button > 0) return;
                // A finger keeps its first cell as the target of all that follows: the stroke asks what lies under it.
                event.currentTarget.releasePointerCapture?.(event.pointerId);
                begin(month);
              }}
              onKeyDown={(event) => onKeyDown(event, month)}
            >
              {month}
            </button>
          ))}
        </div>
      ))}
    </S.Grid>
  );
}

/** "Month 3, June 2027". */
function nameOf(month: number, startDate: string): string {
  const name = `Month ${month}`;
  const words = monthSpanInWords({ from: month, to: month }, startDate);
  return words.startsWith('month') ? name : `${name}, ${words}`;
}
