import { callTable } from '@harambee/domain';
import { Button, VisuallyHidden } from '@harambee/ui';
import { Menu } from '@harambee/ui/app';
import { memo } from 'react';
import type { LineUse } from './decide.ts';
import * as S from './review.styles.ts';
import type { TextLine } from './segments.ts';

export type MakeOfLine = (line: TextLine, as: LineUse['as']) => void;

interface CallTextLineProps {
  line: TextLine;
  isFound: boolean;
  use: LineUse | undefined;
  hasQuestionBefore: boolean;
  onMake: MakeOfLine;
  onUnmake: (line: TextLine) => void;
}

const wordsOfUse = (use: LineUse): string => {
  if (use.as === 'unneeded') return 'Not needed';
  return use.as === 'help' ? 'Guidance of the question before' : callTable(use.as).itemLabel;
};

/** A line of the call. One that was not understood says so, and can be made something by hand (CALL-13). */
export const CallTextLine = memo(function CallTextLine({
  line,
  isFound,
  use,
  hasQuestionBefore,
  onMake,
  onUnmake,
}: CallTextLineProps) {
  const { text, isUnread, isSameRun } = line;
  const make = (as: LineUse['as'], label: string, disabled = false) => ({
    label,
    disabled,
    onSelect: () => onMake(line, as),
  });
  return (
    <S.Line
      data-found={isFound || undefined}
      data-unread={isUnread || undefined}
      data-used={use ? true : undefined}
    >
      <span>{line.line}</span>
      <p dir="auto">
        {text}
        {isUnread && use && <small>{wordsOfUse(use)}</small>}
        {isUnread && !use && !isSameRun && <small>Not understood</small>}
        {isUnread && !use && isSameRun && <VisuallyHidden>, not understood</VisuallyHidden>}
      </p>
      {isUnread && (
        <S.LineTools>
          {use ? (
            <Button
              small
              kind="quiet"
              aria-label={`Undo: line ${line.line} as ${wordsOfUse(use).toLowerCase()}`}
              onClick={() => onUnmake(line)}
            >
              Undo
            </Button>
          ) : (
            <Menu
              iconOnly
              label={`Use line ${line.line} as`}
              items={[
                make('questions', 'A question'),
                make('help', 'Guidance of the question before', !hasQuestionBefore),
                make('eligibility', 'An eligibility statement'),
                make('attachments', 'A document asked for'),
                make('criteria', 'A scoring criterion'),
                make('unneeded', 'Not needed'),
              ]}
            />
          )}
        </S.LineTools>
      )}
    </S.Line>
  );
});
