import { countByUnit } from '@harambee/domain';
import type { CutCase } from './cut-case.ts';

export interface CutScore {
  isWithinLimit: boolean;
  /** Words that had to be left and are not. */
  lost: string[];
  /** Words that were in no sentence before. */
  invented: string[];
  /** Useful sentences that are gone, while an expendable one is whole. */
  wasted: string[];
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What a proposed cut does to a text. The first two and `invented` must be clean; `wasted` is measured. */
export function scoreCut(cut: CutCase, left: string): CutScore {
  const sentences = cut.paragraphs.flat();
  const text = plain(left);
  const known = new Set(sentences.flatMap((sentence) => wordsOf(sentence.text)));
  const hasExpendable = sentences.some(
    (sentence) => sentence.importance === 'expendable' && text.includes(plain(sentence.text)),
  );
  return {
    isWithinLimit: countByUnit(left, cut.unit) <= cut.limit,
    lost: sentences.flatMap(({ keeps }) => keeps.filter((words) => !text.includes(words))),
    invented: wordsOf(left).filter((word) => !known.has(word)),
    wasted: hasExpendable
      ? sentences
          .filter((one) => one.importance === 'useful' && !text.includes(plain(one.text)))
          .map((one) => one.text)
      : [],
  };
}
