import { timelineSentences, timelineWords } from '@harambee/domain';
import type { Author, TimelineEntry } from '@harambee/domain/schemas';
import type { ProposalRecord } from '../../proposals/proposal.model.ts';
import type { TimelineSource } from '../timeline-source.ts';

type Change = ProposalRecord['history'][number];

/** What a status of the history is about. A text that was finished raised the version by one. */
function told({ from, to, hash, without }: Change, version: number): Omit<TimelineEntry, 'id' | 'at'> {
  if (!from) return { kind: 'created', text: timelineWords.created() };
  if (from === 'generating' && to === 'completed')
    return { kind: 'version', text: timelineWords.version(version) };
  if (from === 'generating' && to === 'failed') return { kind: 'status', text: timelineSentences.failed() };
  if (without) {
    const text = timelineWords.submittedWithout(without.missing, hash ?? '');
    return { kind: 'submitted_without', text, quote: without.reason };
  }
  return { kind: 'status', text: timelineWords.status(to, hash) };
}

const isText = ({ from, to }: Change) => from === 'generating' && to === 'completed';

/** Creation, statuses and texts, as the record of a proposal has them. */
export const recordSource: TimelineSource = {
  kinds: ['created', 'status', 'submitted_without', 'version'],
  async entries({ history, version }) {
    let number = version;
    return history.toReversed().map((change, place): TimelineEntry => {
      const { at, userId, userName } = change;
      const by: Author = { id: userId, name: userName, kind: 'person' };
      const entry = told(change, number);
      if (isText(change)) number -= 1;
      const isOurs = entry.text === timelineSentences.failed();
      const id = `status-${String(history.length - place).padStart(4, '0')}`;
      return { id, at: at.toISOString(), ...(!isOurs && { by }), ...entry };
    });
  },
};
