import { timelineSentences, timelineWords } from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';
import type { SignOffLogRow, SignOffStep } from '../../proposals/sign-off-rows.ts';
import type { TimelineSource } from '../timeline-source.ts';

const words: Record<SignOffStep, (row: SignOffLogRow) => string> = {
  asked: ({ about }) => timelineWords.asked(about),
  not_asked: ({ about }) => timelineWords.notAsked(about),
  agreed: ({ hash = '' }) => timelineWords.agreed(hash),
  withdrawn: ({ hash = '' }) => timelineWords.withdrawn(hash),
  voided: ({ about, hash = '' }) => timelineSentences.voided(about, hash),
};

/** Who was asked to agree, who did, and what voided it. */
export const signOffSource: TimelineSource = {
  kinds: ['asked', 'not_asked', 'agreed', 'withdrawn', 'voided'],
  async entries({ signOffs }) {
    return (signOffs?.log ?? []).toReversed().map((row, place, { length }): TimelineEntry => {
      const { step, at, by } = row;
      const id = `sign-off-${at.getTime()}-${String(length - place).padStart(4, '0')}`;
      return { id, at: at.toISOString(), kind: step, ...(by && { by }), text: words[step](row) };
    });
  },
};
