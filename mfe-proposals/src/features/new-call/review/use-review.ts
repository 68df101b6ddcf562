import type { CallContent, CallFinding } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import { useCallback, useRef } from 'react';
import { newRowId } from '../../../tables/use-rows.ts';
import {
  accept,
  acceptSure,
  type Decisions,
  drop,
  type LineUse,
  makeOfLine,
  type Review,
  reopen,
  unmakeLine,
} from './decide.ts';
import type { TextLine } from './segments.ts';

interface ReviewOptions {
  decisions: Decisions;
  onDecide: (next: Decisions) => void;
}

/** The decisions of a review, and the call they lead to: both change together. */
export function useReview({ decisions, onDecide }: ReviewOptions) {
  const { values, setValues } = useFormikContext<CallContent>();
  const newest = useRef<Review>({ content: values, decisions });
  newest.current = { content: values, decisions };

  const write = useCallback(
    (change: (review: Review) => Review) => {
      const next = change(newest.current);
      newest.current = next;
      void setValues(next.content, false);
      onDecide(next.decisions);
    },
    [setValues, onDecide],
  );

  return {
    review: { content: values, decisions } satisfies Review,
    accept: useCallback((finding: CallFinding) => write((review) => accept(review, finding)), [write]),
    drop: useCallback((finding: CallFinding) => write((review) => drop(review, finding)), [write]),
    reopen: useCallback((finding: CallFinding) => write((review) => reopen(review, finding)), [write]),
    acceptSure: (findings: readonly CallFinding[]) => write((review) => acceptSure(review, findings)),
    change: useCallback(
      ({ id }: CallFinding, part: Record<string, unknown>) =>
        write(({ content, decisions: { changes, ...rest } }) => ({
          content,
          decisions: { ...rest, changes: { ...changes, [id]: { ...changes[id], ...part } } },
        })),
      [write],
    ),
    make: useCallback(
      ({ page, line, text }: TextLine, as: LineUse['as']) =>
        write((review) => makeOfLine(review, { page, line, text: text.slice(0, 600) }, as, newRowId())),
      [write],
    ),
    unmake: useCallback((line: TextLine) => write((review) => unmakeLine(review, line)), [write]),
  };
}
