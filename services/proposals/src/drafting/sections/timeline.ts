import { count, type DraftContext, monthsOf, needed } from '../draft-context.ts';
import { fact, join, list, need, type Paragraph, say } from '../draft-text.ts';

/** The phases as written, and whether they fit the duration. */
export function timeline(context: DraftContext): Paragraph[] {
  return [opening(context), ...phases(context), agreement(context)];
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
  const lines = phases.map(({ text }): Paragraph => [fact('proposal.timeline', text)]);
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
  const undated = phases.filter(({ isDated }) => !isDated).length;
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
    undated === phases.length && say`${need('the months in which each activity takes place')}`,
    undated > 0 && undated < phases.length && say`${need('months for the activities that have none')}`,
  ]);
}
