import { count, type DraftContext, monthsOf, needed } from '../context/draft-context.ts';
import {
  type DraftedTable,
  fact,
  join,
  list,
  need,
  type Paragraph,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { longestGrid, monthGrid } from './month-grid.ts';

/** What is missing about a step, in the words of the notes. */
export const stepNeeds = {
  months: 'the months of this step',
  owner: 'who is responsible for this step',
} as const;

/** The phases as written with what they leave open, whether they fit the duration, and a grid of months. */
export function timeline(context: DraftContext): SectionContent {
  const tables = monthGrid(context);
  return {
    paragraphs: [opening(context), ...phases(context), agreement(context), ...grid(context, tables)],
    tables,
  };
}

function opening({ choose, duration, title, applicant }: DraftContext): Paragraph {
  return choose(
    'timeline.opening',
    say`The project lasts ${duration}.`,
    say`${applicant} plans ${duration} for ${title}.`,
    say`The work takes ${duration} from start to end.`,
    say`${title} runs for ${duration}.`,
  );
}

function phases({ choose, phases }: DraftContext): Paragraph[] {
  if (phases.length === 0) return [needed('the phases of the work, with their months')];
  const lines = phases.map(({ text, isDated, owner }) =>
    join([
      [fact('proposal.timeline', text)],
      !isDated && say`${need(stepNeeds.months)}`,
      !owner && say`${need(stepNeeds.owner)}`,
    ]),
  );
  if (lines.length === 1) return lines;
  const lead = choose(
    'timeline.phases',
    say`It is divided into ${count('computed.phases', lines.length)} steps:`,
    say`The ${count('computed.phases', lines.length)} steps in their order:`,
    say`The work moves through ${count('computed.phases', lines.length)} steps:`,
  );
  return [join([lead, list(lines)], '\n')];
}

function agreement({ choose, phases, months }: DraftContext): Paragraph {
  if (phases.length === 0) return [];
  const last = Math.max(0, ...phases.map(({ to }) => to ?? 0));
  const close = choose(
    'timeline.close',
    say`Progress can be compared with this plan at any time.`,
    say`This plan is the measure of progress.`,
    say`These steps are what progress is measured against.`,
  );
  return join([
    close,
    last > 0 &&
      last <= months &&
      choose(
        'timeline.fit',
        say`The last step ends in month ${count('computed.lastMonth', last)}, within the ${monthsOf('proposal.projectDuration', months)} of the project.`,
        say`All steps end by month ${count('computed.lastMonth', last)}, inside the ${monthsOf('proposal.projectDuration', months)} planned.`,
        say`Month ${count('computed.lastMonth', last)} is the last with an activity; the project has ${monthsOf('proposal.projectDuration', months)}.`,
      ),
    months > 0 && last > months && say`${need('a timeline that ends within the duration of the project')}`,
  ]);
}

function grid({ choose, phases }: DraftContext, tables: DraftedTable[]): Paragraph[] {
  if (tables.length === 0) return [];
  const lead = choose(
    'timeline.grid',
    say`The work plan shows in which months each step takes place.`,
    say`Month by month, the steps are laid out in the work plan.`,
    say`The work plan sets the steps against the months of the project.`,
  );
  const rest =
    phases.length > longestGrid &&
    say`It holds the first ${count('computed.gridRows', longestGrid)} of them.`;
  return [join([lead, rest])];
}
