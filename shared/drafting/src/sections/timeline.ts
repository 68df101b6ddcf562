import { monthSpansInWords } from '@harambee/domain';
import { type DraftContext, needed } from '../context/draft-context.ts';
import { cell, cellNeed, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import {
  fact,
  inBrackets,
  join,
  list,
  need,
  type Paragraph,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { upperFirst } from '../reading/grammar.ts';
import { monthGrid } from './month-grid.ts';

/** What the timeline may lack, in the words of the notes. */
export const timelineNeeds = {
  phases: 'the phases of the work, with their months',
  start: 'the day on which the work starts',
} as const;

/** When the work begins and ends, what is done in which months, and a grid of them. */
export function timeline(context: DraftContext): SectionContent {
  const { plan } = context;
  const freeText = context.own('timeline');
  const steps = plan.activities.filter(({ months }) => months.length > 0);
  return {
    paragraphs: [
      run(context),
      ...freeText,
      ...(steps.length > 0 ? [activities(context, steps)] : []),
      ...(freeText.length === 0 && plan.activities.length === 0 ? [needed(timelineNeeds.phases)] : []),
      late(context),
    ],
    tables: monthGrid(context),
  };
}

function run({ choose, duration, title, span, months, plan }: DraftContext): Paragraph {
  if (!span)
    return join([
      choose(
        'timeline.run',
        say`The work takes ${duration}.`,
        say`${title} takes ${duration}.`,
        say`The project runs for ${duration}.`,
      ),
      months > 0 && plan.activities.length > 0 && say`${need(timelineNeeds.start)}`,
    ]);
  return choose(
    'timeline.run',
    say`The project runs for ${duration}, from ${span}.`,
    say`${title} takes ${duration}: ${span}.`,
    say`The work takes ${duration}, from ${span}.`,
  );
}

/** Each activity with its months in words, in order of their start. */
function activities({ choose, startDate }: DraftContext, steps: PlacedRow<'activities'>[]): Paragraph {
  const begins = ({ months }: PlacedRow<'activities'>) => Math.min(...months.map(({ from }) => from));
  const lead = choose(
    'timeline.activities',
    say`In the order in which they begin:`,
    say`The activities in the order in which they begin:`,
    say`Each activity has its months:`,
  );
  const rows = steps
    .toSorted((a, b) => begins(a) - begins(b))
    .map((row) => {
      const spans = fact(
        cellPath('activities', row.place, 'months'),
        upperFirst(monthSpansInWords(row.months, startDate)),
      );
      const who = row.responsible
        ? inBrackets(fact(cellPath('activities', row.place, 'responsible'), row.responsible))
        : [];
      return say`${spans}: ${cell('activities', row, 'activity', upperFirst(row.activity))}${who}`;
    });
  return join([lead, list(rows)], '\n');
}

/** Questions about activities without months, or beyond the end of the project. */
function late({ plan, months }: DraftContext): Paragraph {
  const open = plan.activities.filter((row) => row.months.length === 0);
  const beyond = plan.activities.some((row) => row.months.some(({ to }) => to > months));
  return join([
    ...open.map((row) => [cellNeed('activities', row, 'months')]),
    beyond && months > 0 && say`${need('months of activities that lie within the duration of the project')}`,
  ]);
}
