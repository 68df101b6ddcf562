import { timelineWords } from '@harambee/domain';
import type { TimelineEntry } from '@harambee/domain/schemas';
import { TextChangeModel, type TextChangeRecord } from '../../text-edits/text-change.model.ts';
import type { TimelineSource } from '../timeline-source.ts';
import { runsOf } from './runs.ts';

type Step = Pick<TextChangeRecord, '_id' | 'seq' | 'by' | 'at' | 'section' | 'paragraph' | 'name'>;

const author = ({ by }: Step) => ({ ...by, kind: 'person' as const });

/** Edits of a text in runs, and the names that people gave to it. Their number is limited (`textEditLimits`). */
export const textSource: TimelineSource = {
  kinds: ['edits', 'named'],
  async entries({ tenantId, _id: proposalId }) {
    const steps = await TextChangeModel.find(
      { tenantId, proposalId },
      { seq: 1, by: 1, at: 1, section: 1, paragraph: 1, name: 1 },
    )
      .sort({ seq: -1 })
      .lean<Step[]>();
    const named = steps.flatMap((step): TimelineEntry[] =>
      step.name === undefined
        ? []
        : [
            {
              id: `text-${step._id}`,
              at: step.at.toISOString(),
              kind: 'named',
              by: author(step),
              text: timelineWords.named(step.name),
            },
          ],
    );
    const runs = runsOf(steps.filter(({ name }) => name === undefined)).map((run): TimelineEntry => {
      const [last] = run;
      const places = new Set(run.map(({ section, paragraph }) => `${section}/${paragraph}`));
      const sections = run.flatMap(({ section }) => section ?? []);
      return {
        // Of its first step: while somebody goes on writing, it stays the same entry.
        id: `text-${run.at(-1)?._id}`,
        at: last.at.toISOString(),
        kind: 'edits',
        by: author(last),
        text: timelineWords.edits(places.size, sections),
      };
    });
    return [...named, ...runs];
  },
};
