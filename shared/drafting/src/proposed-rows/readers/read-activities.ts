import type { PlanRow } from '@harambee/domain';
import { type Frame, type Stretch, stretchesIn } from '../pieces/months-in.ts';
import { ownerAtEnd } from '../pieces/persons.ts';
import { bare, linesIn, longestRow, part, type Reading, sentencesIn, type Words } from '../pieces/words.ts';

type Activity = Reading<PlanRow<'activities'>>;

/** Reads the steps of a timeline: each line or sentence that says in which months something is done (PROP-50). */
export function readActivities(timeline: Words, frame: Frame): Activity[] {
  return linesIn(timeline)
    .filter(({ text }) => !/[|\t]/.test(text))
    .flatMap((line) => {
      const sentences = sentencesIn(line);
      const dated = sentences.filter(({ text }) => stretchesIn(text, frame).length > 0);
      return dated.length > 1 ? dated : [line];
    })
    .filter(({ text }) => text.length <= longestRow)
    .flatMap((step) => readStep(step, frame));
}

function readStep(step: Words, frame: Frame): Activity[] {
  const stretches = stretchesIn(step.text, frame);
  const [first] = stretches;
  if (!first) return [];
  // "and then accompany the families until May 2030": the second step begins when the first ends.
  const [, then] = /\s(?:and|,) (?=then\b)/u.exec(step.text) ? splitAtThen(step) : [];
  if (then) return [...readStep(splitAtThen(step)[0], frame), ...readNext(then, first, frame)];
  return oneStep(step, first, frame);
}

const splitAtThen = (step: Words): [Words, Words] => {
  const at = step.text.search(/\s(?:and|,) then\b/u);
  return [part(step, 0, at), part(step, at)];
};

function oneStep(step: Words, stretch: Stretch, frame: Frame): Activity[] {
  const stretches = stretchesIn(step.text, frame);
  if (stretches.length > 1 || !stretch.months) return [];
  const { who, rest: text } = ownerAtEnd(step.text);
  const before = text.slice(0, stretch.start);
  const after = text.slice(stretch.end);
  // With text on both sides it is unclear which part happens then.
  if (bare(before) !== '' && bare(after) !== '') return [];
  const activity = activityOf(bare(before) === '' ? after : before);
  if (!/\p{L}{3}/u.test(activity)) return [];
  return [
    {
      cells: { activity, months: stretch.months, ...(who && { responsible: who }) },
      sources: [step],
    },
  ];
}

/** Strips the subject "we", what precedes it, and verbs that only say that something happens. */
const activityOf = (text: string): string =>
  bare(
    bare(text)
      .replace(/^(?:throughout|during|in|for) (?:each|every|the) [\p{L} ]{3,30}:\s*/iu, '')
      .replace(/^(?:we|our team|the project) (?:will )?(?=\p{L})/iu, ''),
  ).replace(/ (?:is|are|will be) (?:made|held|carried out|done)$| takes? place$/iu, '');

function readNext(then: Words, first: Stretch, { startDate, duration }: Frame): Activity[] {
  const [, activity, until] = /^and then (.+?) until ([^.,;]+?)\.?$/u.exec(then.text) ?? [];
  const from = (first.months?.at(-1)?.to ?? 0) + 1;
  const to = until && stretchesIn(until, { startDate, duration })[0]?.months?.at(-1)?.to;
  if (!activity || !to || from === 1 || to < from) return [];
  return [{ cells: { activity, months: [{ from, to }] }, sources: [then] }];
}
