import { proposalFields } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { RowWords } from '@harambee/drafting/proposed-rows';
import { useFormikContext } from 'formik';
import * as S from './proposed-rows.styles.ts';

/** Letters around the words, by which a writer finds the place again. */
const around = 60;

/** The words a row was read from, marked within what stands around them. */
export function SourceWords({ source }: { source: RowWords }) {
  const { values } = useFormikContext<ProposalFields>();
  const { field, item = 0, words, start, end } = source;
  const answer = [values[field]].flat()[item] ?? '';
  const isThere = answer.slice(start, end) === words;
  const before = isThere ? lineEnd(answer.slice(Math.max(0, start - around), start)) : '';
  const after = isThere ? lineStart(answer.slice(end, end + around)) : '';
  return (
    <S.Quote>
      <figcaption>{labelOf(source)}</figcaption>
      <blockquote dir="auto">
        {before && (start > around ? `…${before}` : before)}
        <mark>{words}</mark>
        {after && (end + around < answer.length ? `${after}…` : after)}
      </blockquote>
    </S.Quote>
  );
}

/** What else stands on the same line. */
const lineEnd = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).replace(/^\S*\s/, '');
const lineStart = (text: string): string => (text.split('\n')[0] ?? '').replace(/\s\S*$/, '');

function labelOf({ field, item }: RowWords): string {
  if (field !== 'objectives') return proposalFields[field].label;
  return `${proposalFields.objectives.itemLabel} ${(item ?? 0) + 1}`;
}
