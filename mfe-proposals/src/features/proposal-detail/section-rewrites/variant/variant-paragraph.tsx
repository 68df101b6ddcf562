import { Button, Icon } from '@harambee/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { beginningOf } from './beginning-of.ts';
import * as S from './variant.styles.ts';

interface VariantParagraphProps {
  label: string;
  text: string;
  /** As the paragraph of today reads that it stands for. */
  now: string | undefined;
  isTaken: boolean;
  isBusy: boolean;
  onTake: () => void;
  onUndo: (() => void) | undefined;
  children: ReactNode;
}

/** One paragraph of another text, and what can be done with it alone (DRAFT-35). */
export function VariantParagraph({
  label,
  text,
  now = '',
  isTaken,
  isBusy,
  onTake,
  onUndo,
  children,
}: VariantParagraphProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<'take' | 'undo'>(undefined);
  useLayoutEffect(() => {
    // The button that was pressed is gone: the one in its place has the focus, as soon as it is there.
    const next = pressed.current === (isTaken ? 'take' : 'undo') && root.current?.querySelector('button');
    if (!next) return;
    pressed.current = undefined;
    next.focus();
  });
  const press = (what: 'take' | 'undo', act: () => void) => () => {
    pressed.current = what;
    act();
  };
  return (
    <div ref={root}>
      {children}
      {isTaken ? (
        <S.Take>
          <span>
            <Icon name="check" size={16} /> Taken
          </span>
          {onUndo && (
            <Button
              small
              kind="quiet"
              busy={isBusy}
              aria-label={`Undo: ${label}`}
              onClick={press('undo', onUndo)}
            >
              Undo
            </Button>
          )}
        </S.Take>
      ) : now === text ? (
        <S.Take>
          <span>As today</span>
        </S.Take>
      ) : (
        <S.Take>
          <Button
            small
            kind="quiet"
            busy={isBusy}
            aria-label={`Take this paragraph: ${label}`}
            onClick={press('take', onTake)}
          >
            Take this paragraph
          </Button>
          {now !== '' && <small dir="auto">in place of “{beginningOf(now)}”</small>}
        </S.Take>
      )}
    </div>
  );
}
